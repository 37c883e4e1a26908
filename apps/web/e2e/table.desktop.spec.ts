import { notFound, routes } from '../src/app/routes.ts';
import { expect, test } from './fixtures.ts';
import { configure } from './patches.ts';
import { say, saying } from './texts.ts';
import { visit } from './visit.ts';

test('[NAV-03] [NAV-04] [NAV-07] every page of the route table has its name in the window title', async ({
  page,
  rest,
}) => {
  // The page must be hydrated before the test leaves it: the document is prerendered.
  await page.goto('/hot');
  await rest();
  for (const { paths, title, target, guarded } of [...routes, notFound]) {
    if (target.page === 'redirect' || target.page === 'game' || guarded) continue;
    const path = paths[0] === '*' ? '/nowhere' : paths[0];
    await test.step(path, async () => {
      await visit(page, path);
      await expect(page).toHaveTitle(title ? saying(`${say(title)} · `) : /^\S+$/);
      await expect(page.getByRole('main')).toBeVisible();
      await page.keyboard.press('Escape');
    });
  }
});

test('[I18-01] the window title follows the language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto('/hot');
  await expect(page).toHaveTitle(`${say('game.hotGames', {}, 'en')} · Padma`);
});

test('[NAV-05] the tab of the electronic games is in the window title', async ({ page }) => {
  await page.goto('/rng?page=live');
  await expect(page).toHaveTitle(saying(`${say('nav.live')} · `));
  await visit(page, '/rng');
  await expect(page).toHaveTitle(saying(`${say('nav.slots')} · `));
});

test('[NAV-04] [NAV-08] paths are case-sensitive; a slash at the end makes no difference', async ({
  page,
}) => {
  const missing = page.getByRole('heading', { level: 1, name: say('screen.notFound.title') });
  await page.goto('/RNG');
  await expect(missing).toBeVisible();
  await page.getByRole('link', { name: say('action.goHome') }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/promotions/');
  await expect(page.getByRole('heading', { level: 1, name: say('nav.promotions') })).toBeVisible();
});

test('[NAV-08] an address with its path behind a hash is rewritten, without an entry in the history', async ({
  page,
}) => {
  await page.goto('/promotions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/#/rng?page=live');
  await expect(page).toHaveURL(/\/rng\?page=live$/);
  await expect(page.getByRole('heading', { level: 1, name: say('nav.live') })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/promotions$/);
});

test('[NAV-07] [GRD-01] on a personal page a trial account reads that it needs a real one @gate', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: say('game.freePlay') })
    .first()
    .click();
  await expect(page.getByText(say('demo.trialRibbon'))).toBeVisible();
  await visit(page, '/favorite');
  const title = page.getByRole('heading', { level: 1, name: say('guard.needTrueAccount') });
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: say('guard.openRealAccount') }).click();
  await expect(page.getByRole('dialog', { name: say('auth.register') })).toBeVisible();
});

test('[NAV-09] a site without centres opens the page of the address, and removes the centre from it', async ({
  page,
}) => {
  await configure(page, { memberCentre: false });
  await page.goto('/promotions?member=depositv2&type=3');
  await expect(page).toHaveURL(/\/promotions\?type=3$/);
  await expect(page.getByRole('heading', { level: 1, name: say('nav.promotions') })).toBeVisible();
});
