import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameIn, type SiteBrand } from './brand.ts';
import { fullSvg, markSvg, tileSvg } from './draw-mark.ts';
import { families, loadSiteFonts } from './fonts.ts';
import { social } from './social.ts';

loadSiteFonts();
const { default: sharp } = await import('sharp');

/** Sizes in one `favicon.ico`. */
const small = [16, 32, 48] as const;

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 36 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** A Windows icon file that holds PNG pictures. */
function ico(pictures: readonly (readonly [size: number, data: Buffer])[]): Buffer {
  const head = Buffer.alloc(6 + pictures.length * 16);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, [size, data]] of pictures.entries()) {
    const at = 6 + index * 16;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  }
  return Buffer.concat([head, ...pictures.map(([, data]) => data)]);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Size of a text that has to fit into a line, in px. A letter is about two thirds as wide as it is high. */
function fontSize(text: string, largest: number): number {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  return Math.min(largest, Math.floor((social.width - 192) / (letters.length * 0.66)));
}

/** The picture of a shared link: mark, name and one sentence on the colour of the brand. */
export function socialSvg(site: SiteBrand, language: string, sentence: string): string {
  const name = nameIn(site, language);
  const fill = site.brand.light['color-accent-fill'];
  const ink = site.brand.light['color-text-on-accent'];
  const line = (text: string, y: number, size: number, weight: number) =>
    `<text x="96" y="${y}" font-family="${families}" font-size="${fontSize(text, size)}" font-weight="${weight}" fill="${ink}" xml:lang="${language}">${escaped(text)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${social.width}" height="${social.height}">`,
    `<rect width="100%" height="100%" fill="${fill}"/>`,
    `<g transform="translate(84 72) scale(6)">${markSvg(site)}</g>`,
    line(name, 440, 112, 700),
    line(sentence, 540, 40, 400),
    '</svg>',
  ].join('');
}

/** Writes the icons and the pictures of shared links of one site. `sentences` has one for each language. */
export async function writePictures(
  folder: string,
  site: SiteBrand,
  sentences: ReadonlyMap<string, string>,
): Promise<void> {
  const write = (name: string, content: Buffer | string) =>
    writeFileSync(join(folder, name), content);
  const tile = tileSvg(site);
  const maskable = fullSvg(site, 0.6);
  write('favicon.svg', tile);
  const icons = await Promise.all(
    small.map(async (size) => [size, await png(tile, size)] as const),
  );
  write('favicon.ico', ico(icons));
  write('apple-touch-icon.png', await png(fullSvg(site, 0.8), 180));
  for (const size of [192, 512]) {
    write(`icon-${size}.png`, await png(tile, size));
    write(`icon-maskable-${size}.png`, await png(maskable, size));
  }
  for (const [language, sentence] of sentences) {
    const picture = sharp(Buffer.from(socialSvg(site, language, sentence)));
    write(`social-${language}.png`, await picture.png({ compressionLevel: 9 }).toBuffer());
  }
}
