import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesAddress } from '../../../tools/prerender/files-script.ts';
import { expect, siteFolder, test } from './fixtures.ts';
import { configure } from './patches.ts';
import { say } from './texts.ts';

/** What a cold home page may bring along in scripts, in kB after brotli; a wide header has a form in it. */
const budgets: Readonly<Record<string, number>> = { phone: 120.4, desktop: 123.9 };

interface Chunk {
  readonly file: string;
  readonly src?: string;
}
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(siteFolder, '.vite', 'manifest.json'), 'utf8'),
);
const fileOf = (source: string): string => {
  const chunk = Object.entries(manifest).find(([key]) => key.endsWith(source));
  if (!chunk) throw new Error(`The build has no chunk of ${source}`);
  return `/${chunk[1].file}`;
};

const list = filesAddress(readFileSync(join(siteFolder, 'index.html'), 'utf8'));

test('[MOD-03] a cold home page asks for no form, no window and no Radix, and stays in its budget @gate', async ({
  page,
  rest,
}) => {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // The addresses of the files are in a list, which has a budget of its own (docs/decisions/040).
    const isList = pathname === list;
    if (pathname.endsWith('.js') && !isList) bodies.set(pathname, response.body());
  });
  // The demo panel is no part of an operator's site; the age gate loads once a session, after the first paint.
  await configure(page, { operatorMode: 'live', ageGate: 'none' });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
  await rest();
  // Requests some time after the first rendering count too.
  await page.clock.runFor(3_000);
  await rest();
  const asked = [...bodies.keys()];
  for (const source of [
    'features/src/login/index.ts',
    'features/src/register/index.ts',
    'features/src/forgot-password/index.ts',
    'features/src/bot-challenge/index.ts',
    'features/src/phone-verification/index.ts',
    'src/app/AgeGate.tsx',
    'src/app/Centres.tsx',
    'src/app/Counting.tsx',
    'features/src/change-password/index.ts',
    'features/src/developer-panel/index.ts',
    'features/src/home-shelves/index.ts',
    'features/src/search/index.ts',
    'features/src/side-services/index.ts',
    'features/src/shell/dialog-host.tsx',
    'features/src/shell/toast-host.tsx',
  ]) {
    expect(asked).not.toContain(fileOf(source));
  }
  const scripts = await Promise.all(bodies.values());
  expect(asked.filter((_, place) => /radix/i.test(String(scripts[place])))).toEqual([]);
  const bytes = scripts
    .map((body) => brotliCompressSync(body).length)
    .reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'home JS', description: `${(bytes / 1000).toFixed(1)} kB` });
  expect(asked.length).toBeGreaterThan(2);
  expect(bytes / 1000).toBeLessThanOrEqual(budgets[test.info().project.name] ?? 0);
});
