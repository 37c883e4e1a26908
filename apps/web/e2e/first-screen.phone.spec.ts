import { expect, test } from './fixtures.ts';
import { cards, chooseList, search, withFilters } from './games.ts';
import { dialog } from './people.ts';
import { say } from './texts.ts';

const lists = [
  '/rng',
  '/rng?page=live',
  '/rng?page=fish',
  '/rng?page=pvp',
  '/elott',
  '/lott',
  '/sports',
  '/esports',
  '/hot',
] as const;

for (const language of ['bn', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: { width: 360, height: 740 } });

    test(`[GAM-02] [LAY-01] two whole rows of games stand in the first screen of every list, ${language}`, async ({
      page,
      rest,
    }) => {
      for (const path of lists) {
        await page.goto(path);
        await rest();
        const main = page.getByRole('main');
        const games = path.includes('sports') ? main.getByRole('link') : cards(page);
        await expect(games.first(), path).toBeVisible();
        const bar = await page.getByRole('navigation', { name: say('nav.mainMenu') }).boundingBox();
        const boxes = await games.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().toJSON()),
        );
        const whole = boxes.filter(({ bottom }) => bottom <= (bar?.y ?? 0));
        expect(new Set(whole.map(({ top }) => Math.round(top))).size, path).toBeGreaterThan(1);
      }
    });
  });
}

test('[NAV-05] [LAY-05] another list is one tap away, and "Games" leads back to the last one @gate', async ({
  page,
}) => {
  await page.goto('/rng');
  const tabs = page.getByRole('navigation', { name: say('nav.gameLists') });
  await tabs.getByRole('link', { name: say('nav.fish') }).click();
  await expect(page).toHaveURL(/\/rng\?page=fish$/);
  await expect(tabs.locator('[aria-current="page"]')).toHaveText(say('nav.fish'));
  const bar = page.getByRole('navigation', { name: say('nav.mainMenu') });
  await bar.getByRole('link', { name: say('nav.home') }).click();
  await expect(tabs).toHaveCount(0);
  await bar.getByRole('link', { name: say('nav.games'), exact: true }).click();
  await expect(page).toHaveURL(/\/rng\?page=fish$/);
});

test('[GAM-02] search and filters of a list are one tap away, and filters end inside 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/rng');
  await expect(cards(page).first()).toBeVisible();
  await expect(search(page)).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('button', { name: say('game.search') })
    .click();
  await expect(search(page)).toBeFocused();
  await withFilters(page, async (filters) => {
    await expect(filters.getByText(say('game.minBet'), { exact: true })).toBeVisible();
    const over = await dialog(page).evaluate(
      (window) =>
        [window, ...window.querySelectorAll('*')].filter(
          (one) => one.getBoundingClientRect().right > innerWidth || one.scrollWidth > innerWidth,
        ).length,
    );
    expect(over).toBe(0);
  });
  await chooseList(page, 'nav.hot');
  await expect(page).toHaveURL(/\?list=hot$/);
  await expect(
    page.getByRole('button', { name: new RegExp(say('game.filters')) }).first(),
  ).toBeVisible();
});
