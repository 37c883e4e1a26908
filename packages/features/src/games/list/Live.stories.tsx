import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { type LiveStage, liveStories } from '../../testing/live.tsx';
import { ElectronicGamesWidget } from './ElectronicGamesWidget.tsx';
import { GameCollectionWidget } from './GameCollectionWidget.tsx';
import { HotGamesWidget } from './HotGamesWidget.tsx';
import { hotPageSize } from './hot-games.ts';

const meta: Meta = { title: 'Widgets/GameList/Live' };
export default meta;

const Nothing = () => null;
const list = '/wps/relay/GCSGAME_gameList';
const member = { type: 'username', username: 'demo_member', password: 'Parlour#2026' } as const;

/** The slots page; keeps its address in a state. */
function Page() {
  const [search, setSearch] = useState(() => new URLSearchParams());
  return (
    <div data-address={search.toString()}>
      <ElectronicGamesWidget search={search} onSearchChange={setSearch} />
      <OverlayHost registry={{ login: Nothing, register: Nothing, changePassword: Nothing }} />
    </div>
  );
}

const story = liveStories(<Page />);

const cards = async ({ canvas }: LiveStage) => {
  await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(0));
  return canvas.getAllByRole('article');
};

const address = ({ canvasElement }: LiveStage) =>
  new URLSearchParams(canvasElement.querySelector<HTMLElement>('[data-address]')?.dataset.address);

export const Browsing = story(undefined, {
  name: '[GAM-02] [GAM-03] Another vendor shows only its games; the address keeps it',
  play: async (stage) => {
    const { canvas, userEvent, say } = stage;
    await expect((await cards(stage)).length).toBeGreaterThanOrEqual(12);
    const row = within(await canvas.findByRole('list', { name: say('game.provider') }));
    await waitFor(() => expect(row.getAllByRole('button').length).toBeGreaterThan(7));
    const [all, first] = row.getAllByRole('button');
    if (!all || !first) throw new Error('no vendors');
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    const name = first.textContent;
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(address(stage).get('vassalage')).not.toBeNull();
    await waitFor(() => {
      for (const card of canvas.getAllByRole('article')) expect(card).toHaveTextContent(name);
    });
  },
});

export const Searching = story(undefined, {
  name: '[GAM-02] A search without results says so, and can be cleared',
  play: async (stage) => {
    const { canvas, userEvent, say } = stage;
    await cards(stage);
    const field = canvas.getByRole('searchbox', { name: say('game.search') });
    await userEvent.type(field, 'zzzz{Enter}');
    await canvas.findByText(say('empty.search.title', { query: 'zzzz' }));
    await expect(address(stage).get('name')).toBe('zzzz');
    await userEvent.click(canvas.getByRole('button', { name: say('empty.search.action') }));
    await cards(stage);
    await expect(field).toHaveValue('');
  },
});

export const Filtering = story(undefined, {
  name: '[GAM-02] Category and smallest stake filter the list and can be removed',
  play: async (stage) => {
    const { canvas, userEvent, say } = stage;
    await cards(stage);
    const total = () =>
      canvas
        .getAllByRole('status')
        .map((status) => status.textContent)
        .join();
    await waitFor(() => expect(total()).toMatch(/\d/));
    const all = total();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: say('game.category') }),
      'JP',
    );
    await waitFor(() => expect(total()).not.toBe(all));
    await expect(address(stage).get('classify')).toBe('JP');
    await userEvent.click(canvas.getByRole('radio', { name: '0.5' }));
    await waitFor(() => expect(address(stage).get('minBet')).toBe('0.5'));
    const [remove] = canvas.getAllByRole('button', { name: new RegExp(say('action.remove')) });
    if (remove) await userEvent.click(remove);
    await waitFor(() => expect(address(stage).get('classify')).toBeNull());
  },
});

export const FavouriteAsGuest = story(undefined, {
  name: '[GAM-04] [GRD-01] A visitor is asked to log in, and then the game is a favourite',
  play: async (stage) => {
    const { test, userEvent, say } = stage;
    const [card] = await cards(stage);
    if (!card) throw new Error('no game');
    await userEvent.click(within(card).getByRole('button', { name: say('game.addFavourite') }));
    const { overlays, session } = test.runtime;
    await expect(overlays.store.getState().modal?.name).toBe('login');
    await session.login(member);
    await within(card).findByRole('button', { name: say('game.removeFavourite') });
    // The heart is on before the server has stored it.
    await waitFor(async () => expect(await test.runtime.api.getFavouriteIds()).toHaveLength(1));
    await expect(overlays.store.getState().modal).toBeNull();
  },
});

export const Recovers = story(
  ({ setScenario }) => setScenario({ faults: [{ path: list, kind: 'http', times: 1 }] }),
  {
    name: '[ERR-01] A server error shows a message, and another try works',
    play: async (stage) => {
      const { canvas, userEvent, say } = stage;
      await canvas.findByText(say('error.loadFailed'));
      await userEvent.click(canvas.getByRole('button', { name: say('action.retry') }));
      await cards(stage);
    },
  },
);

export const Phone = story(undefined, { globals: { viewport: { value: 'w360' } } });

const favourites = liveStories(<GameCollectionWidget collection="favourites" />);

export const NoFavourites = favourites(({ runtime }) => runtime.session.login(member), {
  name: '[GAM-07] A member without favourites gets a link to the games',
  play: async ({ canvas, say }) => {
    const link = await canvas.findByRole('link', { name: say('empty.favourites.action') });
    await expect(link).toHaveAttribute('href', '/rng');
  },
});

/** The page of hot games; keeps its address in a state. */
function HotPage() {
  const [search, setSearch] = useState(() => new URLSearchParams());
  return (
    <div data-address={search.toString()}>
      <HotGamesWidget search={search} onSearchChange={setSearch} />
    </div>
  );
}

const hot = liveStories(<HotPage />);

export const HotGames = hot(undefined, {
  name: '[GAM-07] Hot games have a count and pages, and can be filtered by kind',
  play: async (stage) => {
    const { canvas, userEvent, say, test } = stage;
    const { list: all } = await test.runtime.api.getHotGames({});
    const live = all.filter(({ gameType }) => gameType === 'LIVE');
    await cards(stage);
    await expect(canvas.getByText(say('count.games_other', { count: all.length }))).toBeVisible();
    await expect(canvas.getAllByRole('article').length).toBeLessThan(2 * hotPageSize + 1);
    const kinds = within(canvas.getByRole('group', { name: say('game.category') }));
    await userEvent.click(kinds.getByRole('button', { name: say('nav.live') }));
    await expect(address(stage).get('type')).toBe('LIVE');
    await canvas.findByText(say('count.games_other', { count: live.length }));
    const [first] = live;
    const [card] = canvas.getAllByRole('link', { name: new RegExp(first?.gameName ?? '') });
    await expect(card).toBeVisible();
    await userEvent.click(kinds.getByRole('button', { name: say('game.all') }));
    await expect(address(stage).get('type')).toBeNull();
  },
});

const nowhere = liveStories(
  <ElectronicGamesWidget
    search={new URLSearchParams({ vassalage: 'NOSUCH' })}
    onSearchChange={() => undefined}
  />,
);

export const UnknownVendor = nowhere(undefined, {
  name: '[GAM-02] An unknown vendor: no games, and no other number beside it',
  play: async ({ canvas, say }) => {
    await canvas.findByText(say('empty.provider.title'));
    const counts = [...(canvas.getByRole('heading', { level: 1 }).parentElement?.children ?? [])];
    await expect(counts.map((one) => one.textContent).join()).not.toContain(
      say('count.games_other', { count: 9 }).replace(/\d/g, '').trim(),
    );
  },
});
