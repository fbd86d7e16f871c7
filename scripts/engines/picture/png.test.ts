import { crc32, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { png } from './png';

it('holds size, pixels and the checksum of each part', () => {
  const rgb = Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const file = png({ width: 2, height: 3, rgb });
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const parts = new Map<string, Buffer>();
  for (let from = 8; from < file.length;) {
    const length = file.readUInt32BE(from);
    const typeAndData = file.subarray(from + 4, from + 8 + length);
    expect(file.readUInt32BE(from + 8 + length)).toBe(crc32(typeAndData));
    parts.set(typeAndData.toString('latin1', 0, 4), typeAndData.subarray(4));
    from += 12 + length;
  }
  expect([...parts.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect(parts.get('IHDR')).toEqual(Buffer.from([0, 0, 0, 2, 0, 0, 0, 3, 8, 2, 0, 0, 0]));
  // Each row begins with the number of its filter.
  const rows = [0, 255, 0, 0, 0, 255, 0, 0, 0, 0, 255, 1, 2, 3, 0, 4, 5, 6, 7, 8, 9];
  expect([...inflateSync(parts.get('IDAT') ?? Buffer.alloc(0))]).toEqual(rows);
});
