import { expect, type Locator, type Page } from '@playwright/test';
import type { Backend } from './fixtures.ts';
import { isPhone } from './fixtures.ts';
import { dialog } from './people.ts';
import { gameSays, say, taka } from './texts.ts';

export const gameList = 'GET /wps/relay/GCSGAME_gameList';

/** Every game card on the page. */
export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** The link of a card: its title. */
export const playLink = (card: Locator): Locator => card.getByRole('link').first();

/** The heart button of a card in the given state. */
export const heart = (card: Locator, state: 'off' | 'on' = 'off'): Locator =>
  card.getByRole('button', {
    name: say(state === 'on' ? 'game.removeFavourite' : 'game.addFavourite'),
  });

/** Opens the slots and waits for the first page of games. */
export async function openSlots(page: Page, search = ''): Promise<void> {
  await page.goto(`/rng${search}`);
  await expect(cards(page).first()).toBeVisible();
}

/**
 * Narrows the list and returns the name of its first game. The cards of the wider list stay until the answer arrives.
 */
export async function firstOfNarrowed(
  page: Page,
  query: string,
  narrow: () => Promise<void>,
): Promise<string> {
  const narrowed = page.waitForResponse((answer) => answer.url().includes(query));
  await narrow();
  const title: string = (await (await narrowed).json()).value.games[0].gameName;
  await expect(cards(page).first()).toContainText(title);
  return title;
}

/** Scrolls to the end of the list repeatedly until it has this many games. */
export const scrollUntil = (page: Page, count: number): Promise<void> =>
  expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    // The last card may be on the screen already, and only a scroll asks for more.
    await page.mouse.wheel(0, 200);
    expect(await cards(page).count()).toBeGreaterThanOrEqual(count);
  }).toPass();

export const vendorTab = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: say('game.provider') })
    .getByRole('button', { name, exact: true })
    .first();

/** "All", "hot", "favourites" or "recent" in the open filters. */
export const listChoice = (filters: Locator, key: string): Locator =>
  filters
    .getByRole('radiogroup', { name: say('game.show') })
    .getByRole('radio', { name: say(key) });

export const chooseList = (page: Page, key: string): Promise<void> =>
  withFilters(page, (filters) => listChoice(filters, key).click());

export const search = (page: Page): Locator =>
  page.getByRole('searchbox', { name: say('game.search') });

/** Shows the search of a list, which phones have behind a button. */
export async function openSearch(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  const button = page.getByRole('main').getByRole('button', { name: say('game.search') });
  await button.click();
  await expect(search(page)).toBeFocused();
}

/** Calls `work` with the open filters: a toolbar on desktops, a sheet on phones. */
export async function withFilters(page: Page, work: (filters: Locator) => Promise<void>) {
  if (!isPhone(page)) return work(page.getByRole('main'));
  await page.getByRole('button', { name: say('game.filters'), exact: true }).click();
  await work(dialog(page));
  await dialog(page)
    .getByRole('button', { name: say('action.applyFilter') })
    .click();
  await expect(dialog(page)).toHaveCount(0);
}

export const chooseMinBet = (page: Page, bet: string): Promise<void> =>
  withFilters(page, (filters) =>
    filters
      .getByRole('radiogroup', { name: say('game.minBet') })
      .getByRole('radio', { name: bet, exact: true })
      .click(),
  );

export const chooseClass = (page: Page, key: string): Promise<void> =>
  withFilters(page, async (filters) => {
    await filters
      .getByRole('combobox', { name: say('game.category') })
      .selectOption({ label: say(key) });
  });

interface ListedGame {
  readonly nodeId: number;
  readonly gameName: string;
  readonly vassalage: string;
  readonly maintenance?: boolean;
}

/** Games as the backend lists them. */
export async function listedGames(backend: Backend, query: string): Promise<ListedGame[]> {
  const address = `${backend.url}/wps/relay/GCSGAME_gameList?pageNo=1&pageSize=100&${query}`;
  const answer: { value: { games: ListedGame[] } } = await (await fetch(address)).json();
  return answer.value.games;
}

/** The game inside its frame. */
export const game = (page: Page) => page.frameLocator('iframe');

/** The button that starts a round. */
export const betButton = (page: Page): Locator =>
  game(page).getByRole('button', {
    name: new RegExp(`^${gameSays('placeBet', { amount: `${taka}[\\d,.]+` })}$`),
  });

/** The balance in the header of an open game. */
export const balanceOverGame = (page: Page): Locator =>
  page.getByRole('banner').getByRole('definition').last();

/** Leaves the start screen of a game, which says its rules first. */
export async function beginGame(page: Page): Promise<void> {
  await game(page)
    .getByRole('button', { name: gameSays('begin') })
    .click();
  await expect(betButton(page)).toBeVisible();
}

/** Plays one round and waits until its result is shown. */
export async function playRound(page: Page): Promise<void> {
  const shown = page.waitForResponse((response) => response.url().endsWith('/seen'));
  await betButton(page).click();
  await shown;
  await expect(game(page).getByRole('status')).toContainText(taka);
}

/** Plays rounds until one changes the balance: a payout may be as high as its stake. Returns the new balance. */
export async function playUntilBalanceChanges(page: Page): Promise<string> {
  const before = (await balanceOverGame(page).textContent()) ?? '';
  await expect(async () => {
    await playRound(page);
    await expect(balanceOverGame(page)).not.toHaveText(before, { timeout: 2_000 });
  }).toPass();
  return (await balanceOverGame(page).textContent()) ?? '';
}
