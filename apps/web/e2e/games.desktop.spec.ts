import { expect, test } from './fixtures.ts';
import { gameList, openSlots, vendorTab } from './games.ts';
import { patchValue } from './patches.ts';
import { dialog } from './people.ts';
import { say } from './texts.ts';

test('[GAM-03] a row with more than seven vendors has arrows that scroll it', async ({ page }) => {
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

test('[GAM-03] a vendor with games below it opens them in a window, also by a link; Back closes it', async ({
  page,
}) => {
  await openSlots(page, '?page=pvp');
  await vendorTab(page, 'Mohuara Duo').click();
  await expect(page).toHaveURL(/\?page=pvp&vassalage=MOHUARA_DUO$/);
  const inside = dialog(page).getByRole('article');
  await expect(inside.first()).toContainText('Mohuara Duo');
  const title = (await inside.nth(1).getByRole('link').first().textContent()) ?? '';
  await dialog(page)
    .getByRole('searchbox', { name: say('game.searchList') })
    .fill(title);
  await expect(inside).toHaveCount(1);
  await expect(inside).toContainText(title);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\?page=pvp$/);
  // Its close button also goes back, and leaves no history entry.
  const steps = () => page.evaluate(() => history.state.idx);
  const before = await steps();
  await vendorTab(page, 'Mohuara Duo').click();
  await dialog(page)
    .getByRole('button', { name: say('action.close') })
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\?page=pvp$/);
  expect(await steps()).toBe(before);

  await page.goto('/rng?page=pvp&vassalage=MOHUARA_DUO');
  await expect(inside.first()).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: say('game.wholePage') })
    .click();
  await expect(page).toHaveURL(/vassalage=MOHUARA_DUO&view=page$/);
  await expect(vendorTab(page, 'Mohuara Duo')).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog(page)).toHaveCount(0);
});

test('[NAV-04] each path lists the games of its type', async ({ page, calls }) => {
  for (const [path, type, title] of [
    ['/sports', 'SPORTS', 'nav.sports'],
    ['/esports', 'ESPORTS', 'nav.esports'],
    ['/elott', 'ELOTT', 'nav.elottery'],
    ['/lott', 'LOTT', 'nav.lottery'],
    ['/rngList', 'RNG', 'nav.slots'],
    ['/pvpList', 'PVP', 'nav.pvp'],
    ['/liveList', 'LIVE', 'nav.live'],
    ['/fishList', 'FISH', 'nav.fish'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: say(title) })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(calls.queries(gameList).at(-1)?.get('gameType')).toBe(type);
  }
});

test('[NAV-04] ?vassalage= opens the vendor; an unknown path is not found @gate', async ({
  page,
}) => {
  await page.goto('/sports?vassalage=BOKULIO');
  await expect(vendorTab(page, 'Bokulio')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Bokulio');
  await page.goto('/casinoList');
  await expect(page.getByRole('heading', { name: say('screen.notFound.title') })).toBeVisible();
});
