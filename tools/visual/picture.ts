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
  return { width, height, data: Buffer.from(data.map((value) => shade[value] ?? value)) };
}

const shade = Uint8Array.from({ length: 256 }, (_none, value) =>
  Math.min(255, Math.round(value / 4) * 4),
);

/** Writes a picture without loss. */
export function writePicture({ width, height, data }: Picture): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
}
