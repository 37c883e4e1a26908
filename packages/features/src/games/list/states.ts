import { ApiError, type ApiErrorCode } from '@parlour/api-client';
import { art, defineStates, type Say, type StateId } from '@parlour/ui/testing';
import type { GameSummary } from '../../shared/games/game-summary.ts';
import type { GameListViewProps } from './GameListView.tsx';

const { covers } = art;

/** Creates `count` games; titles and pictures repeat, ids do not. */
function shelf(say: Say, count: number): readonly GameSummary[] {
  const kinds = [
    { title: say('game.lotus'), coverUrl: covers.lotus, flag: 'new' },
    { title: say('game.tiger'), coverUrl: covers.tiger, flag: 'hot' },
    { title: say('game.gem'), coverUrl: covers.gem, flag: null },
    { title: say('game.peacock'), coverUrl: covers.peacock, flag: null },
    { title: say('game.wheel'), coverUrl: covers.wheel, flag: 'live' },
    { title: say('game.arch'), coverUrl: covers.arch, flag: null },
    { title: say('game.cards'), coverUrl: covers.cards, flag: null },
    { title: say('game.fishing'), coverUrl: covers.fish, flag: 'hot' },
  ] as const;
  const vendors = ['Bokulio', 'Tetulix', 'Kodamba', 'Hijolix'] as const;
  return Array.from({ length: count }, (_, index) => ({
    ...(kinds[index % kinds.length] ?? kinds[0]),
    id: index + 1,
    vendorId: (vendors[index % vendors.length] ?? vendors[0]).toUpperCase(),
    vendorName: vendors[index % vendors.length] ?? vendors[0],
    gameType: 'RNG',
    resting: false,
    minBet: '0.10',
  }));
}

const none = (): 'off' => 'off';

/** Every state of a list of games. */
export const gameListStates = defineStates<GameListViewProps>()((say) => {
  const ready = {
    games: shelf(say, 12),
    status: 'ready',
    hasMore: false,
    more: 'idle',
    empty: { kind: 'filter' },
    favouriteOf: none,
  } as const;
  const bare = { ...ready, games: [] } as const;
  const failed = (code: ApiErrorCode) =>
    ({ ...bare, status: 'error', error: new ApiError(code) }) as const;
  const changed = (change: Partial<GameSummary>) =>
    ready.games.map((game, index) => (index % 3 === 0 ? { ...game, ...change } : game));
  const tiles = { shape: 'sports', markOf: () => art.vendors.bokulio } as const;
  const restingAt = (place: number) => (game: GameSummary, index: number) => ({
    ...game,
    resting: index === place,
    ...(index === 3 && { title: say('game.long') }),
  });
  return {
    ready,
    loading: { ...bare, status: 'loading' },
    one: { ...ready, games: shelf(say, 1) },
    pages: { ...ready, games: shelf(say, 30), hasMore: true },
    loadingMore: { ...ready, hasMore: true, more: 'loading' },
    moreFailed: { ...ready, hasMore: true, more: 'failed' },
    favourites: { ...ready, favouriteOf: (id) => (id % 2 === 0 ? 'on' : 'off') },
    favouriteSaving: { ...ready, favouriteOf: (id) => (id === 1 ? 'adding' : 'off') },
    resting: { ...ready, games: changed({ resting: true }) },
    longTitles: { ...ready, games: changed({ title: say('game.long') }) },
    sports: { ...ready, ...tiles, games: shelf(say, 5).map(restingAt(2)) },
    sportsLoading: { ...bare, shape: 'sports', status: 'loading' },
    emptySearch: { ...bare, empty: { kind: 'search', query: '<b>777</b> {query}' } },
    emptyFilter: bare,
    emptyProvider: { ...bare, empty: { kind: 'provider' } },
    emptyFavourites: { ...bare, empty: { kind: 'favourites' } },
    emptyRecent: { ...bare, empty: { kind: 'recent' } },
    emptyHot: { ...bare, empty: { kind: 'hot' } },
    emptyNew: { ...bare, empty: { kind: 'new' } },
    network: failed('NETWORK'),
    timeout: failed('TIMEOUT'),
    server: failed('HTTP'),
    malformed: failed('MALFORMED'),
    schema: failed('SCHEMA'),
    maintenance: failed('MAINTENANCE'),
    expired: failed('UNAUTHENTICATED'),
  };
});

/** The states whose screenshots are compared. */
export const gameListFaces = ['ready', 'sports', 'emptySearch'] as const satisfies readonly StateId<
  typeof gameListStates
>[];
