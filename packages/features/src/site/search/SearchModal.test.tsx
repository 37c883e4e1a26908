// @vitest-environment jsdom
import { retryDelay, retryRead } from '@parlour/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openedGame } from '../../shared/games/opened-game.fixture.ts';
import { keepViewed, readViewed } from '../../shared/games/viewed.ts';
import type { Language } from '../../shared/i18n/language.ts';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { readSearches } from './recent.ts';
import { SearchModal } from './SearchModal.tsx';

const texts = catalogues.en;

function open(backend = createTestRuntime({ language: 'en' }), language: Language = 'en') {
  const onDismiss = vi.fn();
  const modal = <SearchModal props={{}} onDismiss={onDismiss} />;
  return { ...backend, ...renderPage(backend, modal, language), onDismiss };
}

/** Pastes the words, because letters typed one by one are slow. */
async function search(user: UserEvent, words: string) {
  await user.clear(screen.getByRole('combobox'));
  await user.paste(words);
}

/** An option by the title at its start. A computed name lacks the spaces between the marked words. */
const titled = (title: string) => ({
  name: (_name: string, option: Element) => option.textContent?.startsWith(title) ?? false,
});
const isSearching = () => screen.queryByText(texts['loading.searching']) !== null;

test('[X-05] a page is found by its name in either language, and opens with Enter', async () => {
  const { user, visited, onDismiss } = open();
  await search(user, 'promot');
  expect(await screen.findByRole('option', { name: 'Promotions' })).toBeVisible();
  await search(user, catalogues.bn['nav.promotions']);
  await waitFor(() => expect(isSearching()).toBe(false));
  const page = await screen.findByRole('option', { name: 'Promotions' });
  const place = screen.getAllByRole('option').indexOf(page);
  for (let at = 0; at < place; at++) await user.keyboard('{ArrowDown}');
  expect(page).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(visited).toEqual(['/promotions']);
  expect(onDismiss).toHaveBeenCalled();
});

test('[X-05] [GRD-01] the page is before the games, and a guest who presses Enter is on the way to it', async () => {
  const { user, visited, onDismiss } = open();
  await search(user, 'withdraw');
  const pages = await screen.findByRole('group', { name: texts['search.pages'] });
  expect(screen.getAllByRole('group')[0]).toBe(pages);
  const [first] = within(pages).getAllByRole('option');
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(first).toHaveTextContent(texts['member.withdraw'] + texts['nav.memberCentre']);
  expect(first?.querySelector('mark')).toHaveTextContent(/withdraw/i);
  await user.keyboard('{Enter}');
  expect(visited).toEqual(['/?member=withdraw']);
  expect(onDismiss).toHaveBeenCalled();
});

test('[X-05] [PWD-02] a member finds the window for a new password; the search makes room for it', async () => {
  const backend = createTestRuntime({ language: 'en' });
  await logIn(backend);
  const { user, runtime, visited, onDismiss } = open(backend);
  await search(user, catalogues.bn['auth.changePassword']);
  await user.click(await screen.findByRole('option', titled(texts['auth.changePassword'])));
  expect(onDismiss).toHaveBeenCalled();
  expect(runtime.overlays.store.getState().modal?.name).toBe('changePassword');
  expect(visited).toEqual([]);
});

test.each([
  ['demo_agent', true],
  ['demo_member', false],
])('[X-05] [AGT-02] %s finds the pages of agents: %s', async (account, isFound) => {
  const backend = createTestRuntime({ language: 'en' });
  await logIn(backend, account);
  const { user } = open(backend);
  await search(user, 'team');
  await waitFor(() => expect(isSearching()).toBe(false));
  const page = screen.queryByRole('option', titled(texts['agent.agentTeamOverview']));
  expect(page !== null).toBe(isFound);
});

for (const language of ['bn', 'en'] as const) {
  test(`[X-05] [HLP-01] (${language}) finds a help question by words of either language, also mistyped`, async () => {
    const backend = createTestRuntime({ language });
    const { topics } = await backend.runtime.api.getHelpCentre({});
    const title = topics
      .flatMap(({ articles }) => articles)
      .find(({ articleId }) => articleId === 'payment-password')?.title;
    const question = titled(title ?? 'no title');
    const { user, visited, onDismiss } = open(backend, language);
    await search(user, 'transaction passwrod');
    expect(await screen.findByRole('option', question)).toBeVisible();
    await search(user, 'লেনদেন পাসওয়ার্ড');
    await user.click(await screen.findByRole('option', question));
    expect(visited).toEqual(['/help?question=payment-password']);
    expect(onDismiss).toHaveBeenCalled();
  });
}

test('[X-05] [ERR-01] without the help, games and pages are still found', async () => {
  const backend = createTestRuntime({ language: 'en' });
  await backend.setScenario({
    faults: [{ path: '/wps/system/helpCenter', kind: 'http', status: 500 }],
  });
  const { user } = open(backend);
  await search(user, 'promot');
  expect(await screen.findByRole('option', { name: 'Promotions' })).toBeVisible();
  await waitFor(() => expect(isSearching()).toBe(false));
  expect(screen.queryByText(texts['search.onlyKnown'])).not.toBeInTheDocument();
  // Retried like every read: a refusal is final, a failed connection is tried again.
  const asked = backend.queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => queryKey[0] === 'helpQuestions');
  expect(asked.length).toBeGreaterThan(0);
  for (const { options } of asked) {
    expect([options.retry, options.retryDelay]).toEqual([retryRead, retryDelay]);
  }
});

test('[X-05] [GRD-01] finds a mistyped game that the device does not know; a visitor logs in first', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const { games } = await backend.runtime.api.getGameList({
    clientType: 3,
    gameType: 'RNG',
    pageNo: 30,
    pageSize: 1,
  });
  const far = games[0]?.gameName ?? '';
  const { user, runtime, onDismiss } = open(backend);
  await search(user, far);
  expect(await screen.findByRole('option', titled(far))).toBeVisible();
  // One letter too many in its longest word.
  const [longest = ''] = far.split(' ').sort((a, b) => b.length - a.length);
  await search(user, longest.replace(/^(..)(.)/, '$1$2$2'));
  await user.click(await screen.findByRole('option', titled(far)));
  expect(onDismiss).toHaveBeenCalled();
  expect(runtime.overlays.store.getState().modal?.name).toBe('login');
  expect(readSearches(runtime.memory.device)).toHaveLength(1);
});

test('[X-05] [ERR-01] when the backend fails, the typed text and local results stay', async () => {
  const backend = createTestRuntime({ language: 'en' });
  await backend.runtime.api.getGameVendors();
  await backend.setScenario({
    faults: [{ path: '/wps/relay/GCSGAME_gameList', kind: 'http', status: 500 }],
  });
  const { user, setScenario } = open(backend);
  await search(user, 'lottery');
  const failed = await screen.findByText(texts['search.onlyKnown']);
  expect(failed).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveValue('lottery');
  expect(screen.getByRole('option', { name: 'Lottery' })).toBeVisible();
  await setScenario({});
  await user.click(screen.getByRole('button', { name: texts['action.retry'] }));
  await waitFor(() => expect(failed).not.toBeInTheDocument());
});

test('[X-05] without results it says so and shows popular games', async () => {
  const { user } = open();
  await search(user, 'qqqqqqqq');
  const title = texts['empty.globalSearch.title'].replace('{query}', 'qqqqqqqq');
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  const popular = screen.getByRole('group', { name: texts['game.popularGames'] });
  expect(within(popular).getAllByRole('option').length).toBeGreaterThan(0);
});

const opened = openedGame(990_001, 'River game');

for (const language of ['bn', 'en'] as const) {
  test(`[X-05] (${language}) one press clears opened games, the next restores them`, async () => {
    const words = catalogues[language];
    const backend = createTestRuntime({ language });
    const { device } = backend.runtime.memory;
    keepViewed(device, opened, 1);
    const { user } = open(backend, language);
    const river = await screen.findByRole('option', titled(opened.title));
    const clear = screen.getByRole('button', { name: words['viewed.clear'] });
    await user.click(clear);
    expect(river).not.toBeInTheDocument();
    expect(readViewed(device)).toEqual([]);
    expect(screen.getByText(words['viewed.cleared'])).toBeVisible();
    // It is the same button element, so a keyboard user keeps the focus.
    expect(clear).toHaveAccessibleName(words['action.undo']);
    expect(clear).toHaveFocus();
    await user.click(clear);
    expect(screen.getByRole('option', titled(opened.title))).toBeVisible();
    expect(readViewed(device).map(({ game }) => game.id)).toEqual([opened.id]);
    expect(screen.queryByText(words['viewed.cleared'])).not.toBeInTheDocument();
  });
}
