/** Red, green and blue have 8 bits each, row after row from the top. */
export interface Image {
  readonly width: number;
  readonly height: number;
  /** 3 bytes for each pixel. */
  readonly rgb: Buffer;
}

/** All four are in pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Each number has 32 bits (X11/XWDFile.h). */
const at = { headSize: 0, width: 16, height: 20, byteOrder: 28, bitsPerPixel: 44, bytesPerLine: 48, colours: 76 };
const BYTES_OF_A_COLOUR = 12;

/**
 * Reads the file into which Xvfb draws (`-fbdir`), which has the form of `xwd`. Leaves out what is beyond the edge of
 * the screen.
 * @throws Error when the screen does not have 32 bits for each pixel, in the order blue, green, red
 */
export function readScreen(file: Buffer, area: Area): Image {
  const read = (name: keyof typeof at): number => file.readUInt32BE(at[name]);
  if (read('bitsPerPixel') !== 32 || read('byteOrder') !== 0)
    throw new Error(`The screen has ${read('bitsPerPixel')} bits for each pixel in the order ${read('byteOrder')}.`);
  const pixels = read('headSize') + read('colours') * BYTES_OF_A_COLOUR;
  const width = Math.max(0, Math.min(area.width, read('width') - area.x));
  const height = Math.max(0, Math.min(area.height, read('height') - area.y));
  const rgb = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const from = pixels + (area.y + row) * read('bytesPerLine') + (area.x + column) * 4;
      const to = (row * width + column) * 3;
      rgb[to] = file[from + 2] ?? 0;
      rgb[to + 1] = file[from + 1] ?? 0;
      rgb[to + 2] = file[from] ?? 0;
    }
  return { width, height, rgb };
}
