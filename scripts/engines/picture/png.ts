import { crc32, deflateSync } from 'node:zlib';

/** An image of 8 bits for each of red, green and blue, row after row from the top. */
export interface Image {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** 3 bytes for each pixel. */
  readonly rgb: Buffer;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Encodes an image as PNG (https://www.w3.org/TR/png-3/), without filters. */
export function png({ width, height, rgb }: Image): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits for each colour; 2: red, green and blue.
  header.set([8, 2], 8);
  const noFilter = Buffer.from([0]);
  const rows = Array.from({ length: height }, (_, row) => rgb.subarray(row * width * 3, (row + 1) * width * 3));
  const data = deflateSync(Buffer.concat(rows.flatMap((row) => [noFilter, row])));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** A part of a PNG file: length, type, data and checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}
