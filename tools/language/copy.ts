import { cpSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { root } from '../lib/paths.ts';

/** Output of a build. */
const made = new Set(['.git', '.cache', 'dist', 'reports', 'baselines', '.pnpm']);

/**
 * A copy of the repository in a temporary folder, to be built with a change in it. Its packages link to each other, and
 * to what is installed here.
 */
export function copyRepository(): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'parlour-copy-'));
  cpSync(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => relative(root, path) === '' || !made.has(basename(path)),
  });
  symlinkSync(join(root, 'node_modules/.pnpm'), join(copy, 'node_modules/.pnpm'), 'junction');
  return copy;
}
