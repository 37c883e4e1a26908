import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { cache, root } from '../lib/paths.ts';

/** The fonts of the site that texts in pictures need: bold for names, regular for sentences. */
const files = [
  'noto-sans-bengali/files/noto-sans-bengali-bengali',
  'noto-sans/files/noto-sans-latin',
].flatMap((name) => [400, 700].map((weight) => `@fontsource/${name}-${weight}-normal.woff`));

/** The families of these fonts, in the order in which letters are looked for. */
export const families = 'Noto Sans Bengali, Noto Sans';

/** Length of the header of a WOFF file and of each row of its table, in bytes. */
const woff = { header: 44, row: 20 } as const;

/**
 * Unpacks a WOFF font (version 1) into the TrueType font it was made from: the library that draws texts reads no WOFF.
 * @throws Error when the data is no WOFF font
 */
export function unpackWoff(font: Buffer): Buffer {
  if (font.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF font');
  const count = font.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woff.header + index * woff.row;
    const [offset, packed, length] = [4, 8, 12].map((field) => font.readUInt32BE(at + field));
    const data = font.subarray(offset, (offset ?? 0) + (packed ?? 0));
    return {
      tag: font.subarray(at, at + 4),
      sum: font.readUInt32BE(at + 16),
      data: packed === length ? data : inflateSync(data),
    };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + count * 16);
  font.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const bodies: Buffer[] = [];
  let offset = head.length;
  for (const [index, { tag, sum, data }] of tables.entries()) {
    const at = 12 + index * 16;
    tag.copy(head, at);
    head.writeUInt32BE(sum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(padded);
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...bodies]);
}

/** Writes a file completely or not at all: two commands may prepare the fonts at once. */
function writeWhole(path: string, content: Buffer | string): void {
  const part = `${path}.${process.pid}`;
  writeFileSync(part, content);
  renameSync(part, path);
}

/**
 * Prepares the fonts of the site for the library that draws texts, which then uses no other font. Call it before the
 * first text is drawn: the library reads its settings once.
 */
export function loadSiteFonts(): void {
  const folder = join(cache, 'fonts');
  const settings = join(folder, 'fonts.conf');
  mkdirSync(folder, { recursive: true });
  const { resolve } = createRequire(join(root, 'packages', 'ui', 'package.json'));
  for (const file of files) {
    const target = join(folder, basename(file).replace(/\.woff$/, '.ttf'));
    if (!existsSync(target)) writeWhole(target, unpackWoff(readFileSync(resolve(file))));
  }
  writeWhole(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>
`,
  );
  process.env.FONTCONFIG_FILE = settings;
}
