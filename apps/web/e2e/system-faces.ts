import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

const require = createRequire(join(import.meta.dirname, '..', '..', '..', 'packages', 'ui', 'x'));

/** The font files to install, taken from the packages of our fonts. */
const files = [
  '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff',
  '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-700-normal.woff',
  '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff',
  '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff',
];

/**
 * Installs our fonts on the system with a configuration of fontconfig. Returns its path for the variable
 * `FONTCONFIG_FILE` of a browser on Linux.
 */
export function installSystemFaces(): string {
  const folder = mkdtempSync(join(tmpdir(), 'faces-'));
  const faces = join(folder, 'fonts');
  mkdirSync(faces);
  for (const [place, file] of files.entries()) {
    writeFileSync(join(faces, `${place}.ttf`), unpacked(readFileSync(require.resolve(file))));
  }
  const config = join(folder, 'fonts.conf');
  const cache = join(folder, 'cache');
  writeFileSync(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${faces}</dir><cachedir>${cache}</cachedir></fontconfig>`,
  );
  return config;
}

/** Converts a WOFF to the font file a system has: the same tables, unpacked, each at a multiple of four bytes. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * 16, 10);
  const parts: Uint8Array[] = [head];
  let end = head.length;
  for (let table = 0; table < count; table += 1) {
    const from = 44 + table * 20;
    const [offset, packed, size] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field));
    if (offset === undefined || packed === undefined || size === undefined) throw new Error('WOFF');
    const bytes = woff.subarray(offset, offset + packed);
    const data = packed < size ? inflateSync(bytes) : bytes;
    const to = 12 + table * 16;
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(end, to + 8);
    head.writeUInt32BE(size, to + 12);
    parts.push(data, Buffer.alloc((4 - (size % 4)) % 4));
    end += size + ((4 - (size % 4)) % 4);
  }
  return Buffer.concat(parts);
}
