import { expect, isPhone, test } from './fixtures.ts';
import {
  cards,
  chooseClass,
  chooseList,
  chooseMinBet,
  firstOfNarrowed,
  gameList,
  heart,
  listChoice,
  openSearch,
  openSlots,
  scrollUntil,
  search,
  vendorTab,
  withFilters,
} from './games.ts';
import { patchValue } from './patches.ts';
import { logIn } from './people.ts';
import { say, serverSays } from './texts.ts';

const addFavourite = 'POST /wps/relay/MCSFE_addFavoriteGameV2';

test.describe('list', () => {
  test('[GAM-02] vendor, class, smallest bet and search are in the address and are kept over a reload @gate', async ({
    page,
    calls,
  }) => {
    await openSlots(page);
    await vendorTab(page, 'Bokulio').click();
    await expect(page).toHaveURL(/\?vassalage=BOKULIO$/);
    await expect(vendorTab(page, 'Bokulio')).toHaveAttribute('aria-pressed', 'true');
    await chooseClass(page, 'class.tg');
    await expect(page).toHaveURL(/vassalage=BOKULIO&classify=TG$/);
    const title = await firstOfNarrowed(page, 'minBet=0.05', () => chooseMinBet(page, '0.05'));
    await expect(page).toHaveURL(/vassalage=BOKULIO&classify=TG&minBet=0.05$/);
    await openSearch(page);
    await search(page).fill(title);
    await expect(page).toHaveURL(/&name=/);
    await expect(cards(page).first()).toContainText(title);
    await expect(cards(page).first()).toContainText('Bokulio');
    const asked = calls.queries(gameList).at(-1);
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      gameType: 'RNG',
      vassalage: 'BOKULIO',
      gameClassify: 'TG',
      minBet: '0.05',
      gameName: title,
      pageNo: '1',
      pageSize: '12',
    });
    const count = await page.getByRole('main').getByRole('status').first().textContent();

    await page.reload();
    await expect(cards(page).first()).toContainText(title);
    await expect(search(page)).toHaveValue(title);
    await expect(vendorTab(page, 'Bokulio')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(count ?? '');
    await withFilters(page, async (filters) => {
      await expect(filters.getByRole('combobox', { name: say('game.category') })).toHaveValue('TG');
      await expect(filters.getByRole('radio', { name: '0.05', exact: true })).toBeChecked();
    });
  });

  test('[GAM-02] twelve games at a time; scrolling loads the second and the third page @gate', async ({
    page,
    calls,
  }) => {
    await page.goto('/rng');
    await expect(cards(page).first()).toBeVisible();
    for (const pages of [2, 3]) {
      await scrollUntil(page, pages * 12);
    }
    const asked = calls.queries(gameList);
    expect(asked.map((query) => query.get('pageNo'))).toEqual(asked.map((_, at) => `${at + 1}`));
    expect(new Set(asked.map((query) => query.get('pageSize')))).toEqual(new Set(['12']));
    const titles = await cards(page).getByRole('heading').allTextContents();
    expect(titles.length % 12).toBe(0);
    expect(new Set(titles).size).toBeGreaterThan(titles.length - 3);
  });

  test('[GAM-02] the same search again sends no request', async ({ page, calls }) => {
    await page.clock.install();
    await openSlots(page);
    const word = (await cards(page).first().getByRole('link').first().textContent()) ?? '';
    await openSearch(page);
    await search(page).fill(word);
    await search(page).press('Enter');
    await expect(page).toHaveURL(/name=/);
    await expect(cards(page).first()).toContainText(word);
    const asked = (name: string) =>
      calls.queries(gameList).filter((query) => query.get('gameName') === name);
    await expect.poll(() => asked(word).length).toBe(1);
    const before = calls.count(gameList);
    await search(page).press('Enter');
    await search(page).fill(`${word} `);
    await search(page).press('Enter');
    // Longer than the debounce. The other search is sent after any request of this one.
    await page.clock.runFor(2_000);
    await search(page).fill('zzz');
    await search(page).press('Enter');
    await expect.poll(() => asked('zzz').length).toBe(1);
    expect(calls.count(gameList)).toBe(before + 1);
  });

  test('[GAM-02] another list clears search and filters; another vendor goes back to all games', async ({
    page,
    calls,
  }) => {
    await openSlots(page, '?minBet=0.05');
    await chooseList(page, 'nav.hot');
    await expect(page).toHaveURL(/\/rng\?list=hot$/);
    await expect(cards(page).first()).toBeVisible();
    const searches = page.getByRole('main').getByRole(isPhone(page) ? 'button' : 'searchbox', {
      name: say('game.search'),
    });
    await expect(searches).toHaveCount(0);
    await vendorTab(page, 'Bokulio').click();
    await expect(page).toHaveURL(/\/rng\?vassalage=BOKULIO$/);
    await expect(searches).toBeVisible();
    const hot = calls.count('GET /wps/relay/GCSGAME_hotGamesV2');
    await chooseList(page, 'nav.hot');
    await expect(page).toHaveURL(/\?list=hot$/);
    await expect(cards(page).first()).toBeVisible();
    expect(calls.count('GET /wps/relay/GCSGAME_hotGamesV2')).toBe(hot);
  });

  test('[GAM-02] the hot list is one page: all its games come with one request', async ({
    page,
    calls,
  }) => {
    const hotGames = '/wps/relay/GCSGAME_hotGamesV2';
    await patchValue<{ list: object[] }>(page, hotGames, ({ list }) => ({
      list: Array.from({ length: 40 }, (_, place) => ({
        ...list[0],
        nodeId: 900_000 + place,
        gameName: `Hot ${place + 1}`,
      })),
    }));
    await openSlots(page);
    await chooseList(page, 'nav.hot');
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
      say('count.games_other', { count: 40 }),
    );
    const pages = calls.count(gameList);
    const last = cards(page).filter({ hasText: 'Hot 40' });
    // Only the cards near the window are in the document.
    await expect(async () => {
      await cards(page).last().scrollIntoViewIfNeeded();
      expect(await last.count()).toBe(1);
    }).toPass();
    expect(calls.queries(`GET ${hotGames}`).filter((asked) => asked.has('gameType'))).toHaveLength(
      1,
    );
    expect(calls.count(gameList)).toBe(pages);
  });

  test('[GAM-02] the hot list appears only if it has a game, favourites only for members', async ({
    page,
  }) => {
    await patchValue<{ list: unknown[] }>(page, '/wps/relay/GCSGAME_hotGamesV2', () => ({
      list: [],
    }));
    await openSlots(page);
    await withFilters(page, async (filters) => {
      await expect(listChoice(filters, 'game.all')).toBeVisible();
      await expect(listChoice(filters, 'nav.recent')).toBeVisible();
      await expect(listChoice(filters, 'nav.hot')).toHaveCount(0);
      await expect(listChoice(filters, 'nav.favourites')).toHaveCount(0);
    });
    await logIn(page);
    await openSlots(page);
    await withFilters(page, (filters) =>
      expect(listChoice(filters, 'nav.favourites')).toBeVisible(),
    );
  });

  test('[GAM-02] a search without results says so and leads back', async ({ page }) => {
    await page.goto('/rng?name=qqqqzzzz');
    const title = say('empty.search.title', { query: 'qqqqzzzz' });
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('button', { name: say('empty.search.action') }).click();
    await expect(page).toHaveURL(/\/rng$/);
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('favourite', () => {
  test('[GAM-04] a heart changes at once, and two presses send one request @gate', async ({
    page,
    calls,
    backend,
  }) => {
    await logIn(page);
    await openSlots(page);
    await backend.setScenario({
      faults: [{ path: '/wps/relay/MCSFE_addFavoriteGameV2', kind: 'hold' }],
    });
    const card = cards(page).first();
    const button = card.getByRole('button', { name: saysFavourite });
    await button.dblclick();
    // The server has not answered yet: the heart is filled already (optimistic).
    await expect(heart(card, 'on')).toHaveAttribute('aria-busy', 'true');
    await backend.release();
    await expect(heart(card, 'on')).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText(say('success.favouriteAdded'))).toBeVisible();
    expect(calls.count(addFavourite)).toBe(1);
    await page.reload();
    await expect(heart(cards(page).first(), 'on')).toBeVisible();
    await heart(cards(page).first(), 'on').click();
    await expect(heart(cards(page).first())).toBeVisible();
    // The heart is off before the server has stored it; a reload in between would cancel the
    // request.
    await expect(page.getByText(say('success.favouriteRemoved'))).toBeVisible();
    await page.reload();
    await expect(heart(cards(page).first())).toBeVisible();
  });

  test('[GAM-04] a refused heart is undone and says why @gate', async ({
    page,
    backend,
    calls,
  }) => {
    await logIn(page);
    await openSlots(page);
    await backend.setScenario({
      faults: [{ path: '/wps/relay/MCSFE_addFavoriteGameV2', kind: 'business', times: 1 }],
    });
    const card = cards(page).first();
    await heart(card).click();
    await expect(page.getByText(serverSays('unknown'))).toBeVisible();
    await expect(heart(card)).toBeVisible();
    await heart(card).click();
    await expect(heart(card, 'on')).toBeVisible();
    await expect(page.getByText(say('success.favouriteAdded'))).toBeVisible();
    expect(calls.count(addFavourite)).toBe(2);
  });
});

const saysFavourite = new RegExp(`${say('game.addFavourite')}|${say('game.removeFavourite')}`);
