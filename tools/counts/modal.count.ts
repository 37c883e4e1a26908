import { expect, test } from '@playwright/test';
import { openPage } from './lib/meter.ts';

test('[MOD-01] opening and closing a modal forty times leaves no node and no listener', async ({
  page,
}) => {
  const meter = await openPage(page, 'page=modal');
  const cycle = async () => {
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('dialog').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  // What is created once and kept (portal, root listeners) is no leak.
  for (let round = 0; round < 10; round += 1) await cycle();
  const before = await meter.readSwept();
  for (let round = 0; round < 40; round += 1) await cycle();
  const after = await meter.readSwept();
  expect(after.nodes - before.nodes).toBe(0);
  expect(after.listeners - before.listeners).toBe(0);
});
