import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';

test('[THM-01] [BRD-01] no widget and no page is styled in place: looks come from the library and its tokens', () => {
  const files = globSync(['packages/features/src/**/*.tsx', 'apps/web/src/**/*.tsx'], {
    cwd: root,
  }).filter((file) => !/\.(?:test|stories)\.tsx$/.test(file));
  expect(files.length).toBeGreaterThan(400);
  const styled = files.filter((file) => /\bstyle=/.test(readFileSync(join(root, file), 'utf8')));
  expect(styled).toEqual([]);
});
