import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from './fixtures.ts';

const bare = readFileSync(join(siteFolder, 'index.html'), 'utf8');

const addresses = (pattern: RegExp): readonly string[] =>
  [...bare.matchAll(pattern)].map(([, address = '']) => address);

/** Address of the module that starts the site. */
export const entry = addresses(/<script type="module"[^>]* src="([^"]+)"/g)[0] ?? '';

/** Addresses of the files that every document names: the entry, the modules it imports, and the first style sheets. */
export const namedFiles: readonly string[] = [
  entry,
  ...addresses(/<link rel="modulepreload"[^>]* href="([^"]+)"/g),
  ...addresses(/<link rel="stylesheet"[^>]* href="([^"]+)"/g),
];

interface Chunk {
  readonly file: string;
}
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(siteFolder, '.vite', 'manifest.json'), 'utf8'),
);

/** Returns the address of the file that was built from a source, such as `features/src/account/login/index.ts`. */
export function fileOf(source: string): string {
  const chunk = Object.entries(manifest).find(([key]) => key.endsWith(source));
  if (!chunk) throw new Error(`The build has no chunk of ${source}`);
  return `/${chunk[1].file}`;
}
