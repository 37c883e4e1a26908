import { expect, test } from './fixtures.ts';
import { openSlots, vendorTab } from './games.ts';
import { patchValue } from './patches.ts';
import { say } from './texts.ts';

test('[GAM-03] more than seven vendors have arrows, and the row moves', async ({ page }) => {
  await openSlots(page);
  const back = page.getByRole('button', { name: say('ui.previousSlide') });
  const on = page.getByRole('button', { name: say('ui.nextSlide') });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  const first = vendorTab(page, say('game.allProviders'));
  await expect(first).toBeInViewport();
  await on.click();
  await expect(back).not.toHaveAttribute('aria-disabled', 'true');
  await expect(first).not.toBeInViewport({ ratio: 0.9 });
  await back.click();
  await expect(first).toBeInViewport();
});

test('[GAM-03] seven vendors have no arrows', async ({ page }) => {
  await patchValue<unknown[]>(page, '/wps/relay/GCSGAME_newGameVendor', (all) => all.slice(0, 6));
  await openSlots(page);
  await expect(page.getByRole('list', { name: say('game.provider') }).first()).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('button', { name: say('ui.nextSlide') }),
  ).toHaveCount(0);
});
