import { describe, expect, it } from 'vitest';
import { readScreen } from './screen-file';

/** A file of Xvfb: 3 x 2 pixels, 4 extra bytes in each line, and one colour before the pixels. */
function screenFile({ bitsPerPixel = 32 } = {}): Buffer {
  const [headSize, colours, bytesPerLine] = [104, 1, 16];
  const file = Buffer.alloc(headSize + colours * 12 + 2 * bytesPerLine);
  const head = { 0: headSize, 16: 3, 20: 2, 28: 0, 44: bitsPerPixel, 48: bytesPerLine, 76: colours };
  for (const [at, value] of Object.entries(head)) file.writeUInt32BE(value, Number(at));
  for (const [row, column] of [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 1],
    [1, 2],
  ] as const)
    file.set([row, column, 200], headSize + 12 + row * bytesPerLine + column * 4);
  return file;
}

describe('the file into which Xvfb draws', () => {
  it('gives the colours of a part of the screen', () => {
    const image = readScreen(screenFile(), { x: 1, y: 1, width: 2, height: 1 });
    expect(image).toEqual({ width: 2, height: 1, rgb: Buffer.from([200, 1, 1, 200, 2, 1]) });
  });

  it('leaves out what is beyond the edge of the screen', () => {
    const { width, height, rgb } = readScreen(screenFile(), { x: 2, y: 0, width: 9, height: 9 });
    expect([width, height]).toEqual([1, 2]);
    expect([...rgb]).toEqual([200, 2, 0, 200, 2, 1]);
  });

  it('is refused with another number of bits', () => {
    expect(() => readScreen(screenFile({ bitsPerPixel: 16 }), { x: 0, y: 0, width: 1, height: 1 })).toThrow(
      'The screen has 16 bits for each pixel',
    );
  });
});
