import { fileOf } from './built-files.ts';
import { expect, test } from './fixtures.ts';
import { configure } from './patches.ts';
import { say } from './texts.ts';

test('[MOD-03] a cold home page loads no form, no window and no Radix @gate', async ({
  page,
  rest,
}) => {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) bodies.set(pathname, response.body());
  });
  // An operator's site has no demo panel. The age gate loads once per session, after the first paint.
  await configure(page, { operatorMode: 'live', ageGate: 'none' });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
  await rest();
  // Requests that are sent some time after the first rendering count too.
  await page.clock.runFor(3_000);
  await rest();
  const asked = [...bodies.keys()];
  for (const source of [
    'features/src/account/login/index.ts',
    'features/src/account/register/index.ts',
    'features/src/account/forgot-password/index.ts',
    'features/src/shared/bot-challenge/create-bot-challenge.ts',
    'features/src/shared/phone-verification/create-phone-verification.ts',
    'src/app/AgeGate.tsx',
    'src/app/Centres.tsx',
    'src/app/Counting.tsx',
    'features/src/account/change-password/index.ts',
    'features/src/site/developer-panel/index.ts',
    'features/src/site/home-shelves/index.ts',
    'features/src/site/search/index.ts',
    'features/src/site/side-services/index.ts',
    'features/src/shared/shell/dialog-host.tsx',
    'features/src/shared/shell/toast-host.tsx',
  ]) {
    expect(asked).not.toContain(fileOf(source));
  }
  const scripts = await Promise.all(bodies.values());
  expect(asked.filter((_, place) => /radix/i.test(String(scripts[place])))).toEqual([]);
  expect(asked.length).toBeGreaterThan(2);
});
