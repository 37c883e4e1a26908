import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');

test('[X-02] [EMB-01] only the pages of the site register a worker: no widget, no frame, no Storybook', () => {
  const files = globSync(
    ['apps/**/*.{ts,tsx,html}', 'packages/*/src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx,js,html}'],
    { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/e2e/**', '**/*.test.ts'] },
  );
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.filter((file) =>
    /serviceWorker\b/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(found.sort()).toEqual([
    'apps/web/src/app/follow-worker.ts',
    'apps/web/src/app/page-fetch.ts',
    'apps/web/src/app/worker-page.ts',
  ]);
});
