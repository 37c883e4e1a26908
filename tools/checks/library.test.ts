import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildLibrary } from './library.ts';

const root = mkdtempSync(join(tmpdir(), 'parlour-library-'));
mkdirSync(join(root, 'src'));
writeFileSync(join(root, 'src/late.ts'), `export const late = '${'late '.repeat(9)}';\n`);
writeFileSync(
  join(root, 'src/index.ts'),
  "export const now = (): string => 'now';\nexport const later = () => import('./late.ts');\n",
);
afterAll(() => rmSync(root, { recursive: true }));

test('every file of a library counts, the late ones too', async () => {
  const { files, nodeModules } = await buildLibrary(root, 'src/index.ts');
  expect(files).toHaveLength(2);
  for (const { bytes } of files) expect(bytes).toBeGreaterThan(20);
  expect(nodeModules).toEqual([]);
});
