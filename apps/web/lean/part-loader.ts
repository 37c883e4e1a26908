import { join } from 'node:path';
import type { Plugin } from 'vite';

const loader = join(import.meta.dirname, '../src/app/load-part.ts');

/** Puts the site's own loader around each `import()`, in the place of the bundler's (docs/decisions/034). */
export const partLoader = (): Plugin => ({
  name: 'parlour-part-loader',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source) => (source === '\0vite/preload-helper.js' ? loader : undefined),
});
