import { join } from 'node:path';
import { build } from 'vite';
import { root } from './paths.ts';

/** Major version of the elements' public face: its address stands in the pages of partners. */
const major = '1';

/** Builds the elements for pages of partners into a folder: `1/parlour.js` and what it loads. */
export async function buildElements(folder: string): Promise<void> {
  await build({
    root: join(root, 'packages', 'embed'),
    logLevel: 'error',
    build: { outDir: join(folder, major) },
  });
}
