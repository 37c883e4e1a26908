import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import { documentsOf } from './policies.ts';

/**
 * The compressions run one after the other: each needs a hundred megabytes at its best level, and a site has hundreds
 * of files.
 */
const ways = {
  br: (file: Buffer) => brotliCompressSync(file),
  zst: (file: Buffer) =>
    zstdCompressSync(file, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
  gz: (file: Buffer) => gzipSync(file, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes a brotli, a zstd and a gzip file beside each text file of a built site, so that no server compresses during a
 * request. All three always exist, so a server can choose by the request alone. Returns the number of text files.
 */
export function packSite(dist: string): number {
  return packFiles(dist, [
    ...documentsOf(dist),
    ...globSync(['sw.js', 'assets/*.{js,css,svg,json}', 'embed/*.json', 'embed/*/*.{js,json,ts}'], {
      cwd: dist,
    }),
  ]);
}

/** Compresses some files of a site. */
export function packFiles(dist: string, files: readonly string[]): number {
  for (const name of files) {
    const path = join(dist, name);
    const file = readFileSync(path);
    for (const [end, pack] of Object.entries(ways)) writeFileSync(`${path}.${end}`, pack(file));
  }
  return files.length;
}
