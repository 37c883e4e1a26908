import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import { documentsOf } from './policies.ts';

/** One after the other: a packer at its best holds a hundred megabytes, and a site has hundreds of files. */
const ways = {
  br: (file: Buffer) => brotliCompressSync(file),
  zst: (file: Buffer) =>
    zstdCompressSync(file, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
  gz: (file: Buffer) => gzipSync(file, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Lays each text of a built site beside itself as brotli, zstd and gzip, so that no server packs while somebody waits.
 * All three of each, always: a server may then choose by the request alone. Returns how many texts.
 */
export function packSite(dist: string): number {
  return packFiles(dist, [
    ...documentsOf(dist),
    ...globSync(['assets/*.{js,css,svg,json}', 'embed/*.json', 'embed/*/*.{js,json,ts}'], {
      cwd: dist,
    }),
  ]);
}

/** Packs some files of a site. */
export function packFiles(dist: string, files: readonly string[]): number {
  for (const name of files) {
    const path = join(dist, name);
    const file = readFileSync(path);
    for (const [end, pack] of Object.entries(ways)) writeFileSync(`${path}.${end}`, pack(file));
  }
  return files.length;
}
