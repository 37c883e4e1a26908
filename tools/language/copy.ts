import { cpSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { root } from '../lib/paths.ts';

/** Folders that a build creates. */
const made = new Set(['.git', '.cache', 'dist', 'reports', 'baselines', '.pnpm']);

/**
 * Copies the repository to a temporary folder, in which it can be built with a change. The packages link to each other
 * and to the installed dependencies here.
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
