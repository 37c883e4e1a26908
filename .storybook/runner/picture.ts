import sharp from 'sharp';

/** A picture in memory: four bytes per pixel, red, green, blue and opacity. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** Reads a PNG or WebP. */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Cuts a picture into pieces of a height, from the top. The last one is the rest. */
export function cut({ width, height, data }: Picture, most: number): readonly Picture[] {
  const row = width * 4;
  return Array.from({ length: Math.ceil(height / most) }, (_, place) => {
    const top = place * most;
    const bottom = Math.min(height, top + most);
    return { width, height: bottom - top, data: data.subarray(top * row, bottom * row) };
  });
}

/** Each value rounded to a multiple of four; white stays white. */
const coarser = Uint8Array.from({ length: 256 }, (_, value) =>
  value > 253 ? 255 : (value + 2) & 0xfc,
);

/**
 * Reduces a picture to every fourth shade. The difference is invisible, the two nearest shades still count as the same
 * (`compare.ts`), and the file is a third of the size.
 */
export function inFewerShades({ width, height, data }: Picture): Picture {
  const coarse = Buffer.alloc(data.length);
  for (let place = 0; place < data.length; place += 1) {
    coarse[place] = coarser[data[place] ?? 0] ?? 0;
  }
  return { width, height, data: coarse };
}

/** Encodes a picture without loss. */
export function writePicture({ width, height, data }: Picture): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
}
