import type { Locator, Page } from '@playwright/test';
import { expect, failedAnswers, test } from './fixtures.ts';
import { patchValue } from './patches.ts';
import { logIn } from './people.ts';
import { stopClock } from './rest.ts';
import { say } from './texts.ts';

// The winners (WIN-01) through the real client and the sandbox: Bengali on a phone, English on a wide page.

test.use({
  language: async ({ browserName: _any }, use, { project }) =>
    use(project.name === 'phone' ? 'bn' : 'en'),
});

const path = '/wps/relay/GCSGAME_getRankList';
const rows = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
const player = (page: Page): Locator => rows(page).locator('[data-part="player"]');

/** Matches a text that ends with the time passed since the win. */
const aged = (key: string, count = 0): RegExp => new RegExp(`· ${say(key, { count })}$`);

interface Win {
  readonly player: string;
  readonly gameName: string;
  readonly prize: string;
  readonly time?: string;
  readonly vo?: Record<string, unknown>;
}
interface Board {
  readonly list: readonly Win[];
  readonly asOf?: string;
}

test('[WIN-01] [GAM-08] every name is masked, the wins are marked as examples, and home links to this page', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const board = page.getByRole('region', { name: say('game.latestWinners') });
  await board.getByRole('link', { name: say('action.seeAll') }).click();
  await expect(page).toHaveURL(/\/winners$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: say('nav.winners') })).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
  await expect(main.getByText(say('winners.demoNote'))).toBeVisible();
  await expect(main.getByText(say('winners.siteClock'))).toBeVisible();
  for (const line of await player(page).allTextContents()) {
    expect(line).toMatch(/^\w{2}\*{3}\w{2} · /);
  }
});

test('[WIN-01] [GRD-01] [X-05] a row opens its game: a visitor logs in first, a member finds it as recent', async ({
  page,
  rest,
}) => {
  await page.goto('/winners');
  const link = rows(page).first().getByRole('link');
  await link.click();
  await expect(page.getByRole('dialog', { name: say('auth.login') })).toBeVisible();
  await logIn(page);
  await page.goto('/winners');
  // The newest wins replace those the document was prerendered from.
  await rest();
  const [title, href] = [await link.textContent(), await link.getAttribute('href')];
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === href);
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  // The game is stored in the background.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('viewedGames')))
    .toContain(title);
});

test('[WIN-01] [GAM-08] the times passed follow the clock of the site', async ({ page, rest }) => {
  const now = Date.now();
  const ago = (minutes: number) => new Date(now - minutes * 60_000 - 1_000).toISOString();
  await patchValue<Board>(page, path, ({ list, ...board }) => ({
    ...board,
    asOf: new Date(now).toISOString(),
    list: list.slice(0, 3).map((win, place) => ({ ...win, time: ago([0, 5, 100][place] ?? 0) })),
  }));
  await page.clock.install({ time: now - 86_400_000 });
  await page.goto('/winners');
  await expect(player(page)).toHaveText([
    aged('time.now'),
    aged('time.minutesAgo_other', 5),
    aged('time.hoursAgo_one', 1),
  ]);
  await stopClock(page, rest);
  // An hour has passed, and the earlier data is read again.
  await page.clock.runFor(30_000);
  await expect(player(page)).toHaveText([
    aged('time.hoursAgo_one', 1),
    aged('time.hoursAgo_one', 1),
    aged('time.hoursAgo_other', 2),
  ]);
  await page.clock.fastForward(3_600_000);
  await page.clock.runFor(30_000);
  await expect(player(page)).toHaveText([
    aged('time.hoursAgo_other', 2),
    aged('time.hoursAgo_other', 2),
    aged('time.hoursAgo_other', 3),
  ]);
});

test.describe('when the backend knows less', () => {
  test.use({ expectedErrors: failedAnswers });

  test('[WIN-01] an unknown game, and wins with missing data, break nothing', async ({ page }) => {
    await patchValue<Board>(page, path, ({ asOf: _asOf, list, ...board }) => ({
      ...board,
      list: list.slice(0, 3).map(({ vo, time: _time, ...win }, place) => ({
        ...win,
        ...(place === 0 && {
          gameName: 'Unheard of',
          vo: {
            ...vo,
            nodeId: 99_999_999,
            vassalage: 'NOBODY',
            gameType: 'HOLOGRAM',
            coverUrl: '',
          },
        }),
        ...(place === 1 && { vo: { ...vo, nodeId: 0 } }),
      })),
    }));
    await logIn(page);
    await page.goto('/winners');
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByRole('main').getByText(say('winners.siteClock'))).toBeVisible();
    const links = rows(page).getByRole('link');
    await expect(links).toHaveCount(1);
    await links.click();
    await expect(page).toHaveURL(/\/game\?id=99999999$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
