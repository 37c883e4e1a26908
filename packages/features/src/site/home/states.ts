import { ApiError } from '@parlour/api-client';
import { defineStates, type Say, type StateId } from '@parlour/ui/testing';
import type { GameSummary } from '../../shared/games/game-summary.ts';
import type { Part } from '../../shared/parts/part.ts';
import { samplePicture } from '../../testing/pictures.ts';
import type { HomeViewProps, LobbyParts } from './HomeView.tsx';

const ready = <T>(value: T): Part<T> => ({ status: 'ready', value });
const loading = { status: 'loading' } as const;
const failed = (code: 'NETWORK' | 'TIMEOUT' | 'SCHEMA' | 'HTTP', busy = false) =>
  ({ status: 'error', error: new ApiError(code), busy }) as const;

const vendorNames = ['Bokulio', 'Shiulon', 'Kodamba', 'Mohuara', 'Tetulix', 'Chhatimo', 'Jarulet'];
const titleKeys = [
  'game.tiger',
  'game.arch',
  'game.fishing',
  'game.peacock',
  'game.gem',
  'game.cards',
  'game.lotus',
] as const;

function game(say: Say, id: number, more: Partial<GameSummary> = {}): GameSummary {
  const vendorName = vendorNames[id % vendorNames.length] ?? '';
  return {
    id,
    title: say(titleKeys[id % titleKeys.length] ?? 'game.tiger'),
    vendorId: vendorName.toUpperCase(),
    vendorName,
    gameType: 'RNG',
    coverUrl: samplePicture(id),
    flag: id % 3 === 0 ? 'hot' : id % 3 === 1 ? 'new' : null,
    resting: false,
    minBet: '0.50',
    ...more,
  };
}

function lobby(say: Say): LobbyParts {
  const codes = ['SPORTS', 'ESPORTS', 'LIVE', 'RNG', 'FISH', 'PVP', 'LOTT'] as const;
  const words = ['sports', 'esports', 'live', 'slots', 'fish', 'pvp', 'lottery'] as const;
  return {
    banners: ready([
      {
        id: '1',
        art: samplePicture(3, 1280, 420),
        title: say('banner.river.title'),
        body: say('banner.river.body'),
        action: { label: say('action.browseGames'), href: '/rng' },
      },
      { id: '2', art: samplePicture(5, 1280, 420), title: say('banner.lotus.title') },
    ]),
    jackpot: ready({ kind: 'fixed', value: 1_482_930 }),
    notices: ready([
      {
        id: '1',
        title: say('notice.maintenance'),
        content: '<p>…</p>',
        time: '2026-11-20T03:30:00Z',
      },
    ]),
    categories: ready(
      codes.map((code, place) => ({
        code,
        title: say(`nav.${words[place] ?? 'slots'}`),
        href: '/rng',
        gameCount: 9640 >> place,
        vendors: [],
      })),
    ),
    hot: ready(Array.from({ length: 9 }, (_, id) => game(say, id))),
    live: ready(Array.from({ length: 4 }, (_, id) => game(say, 20 + id, { flag: 'live' }))),
    vendors: ready(
      vendorNames.map((name, place) => ({
        id: name.toUpperCase(),
        name,
        mark: samplePicture(place, 24, 24),
        href: '/rng',
      })),
    ),
  };
}

const allOf = (part: Part<never>): LobbyParts => ({
  banners: part,
  jackpot: part,
  notices: part,
  categories: part,
  hot: part,
  live: part,
  vendors: part,
});

/** Every state of the lobby: complete, loading, partial, empty, failed (ERR-01). */
export const homeStates = defineStates<HomeViewProps>()((say) => {
  const parts = lobby(say);
  const rest: HomeViewProps = {
    parts,
    hotCount: 120,
    currency: say('jackpot.currency'),
    operatorMode: 'demo',
    timeZone: 'Asia/Dhaka',
    favouriteOf: () => 'off',
    onFavourite: () => undefined,
    onPlay: () => undefined,
    onNotice: () => undefined,
    onVendor: () => undefined,
    onRetry: () => undefined,
  };
  const nothing = ready([]);
  return {
    visitor: rest,
    member: {
      ...rest,
      favouriteOf: (id) => (id === 3 ? 'on' : id === 4 ? 'adding' : 'off'),
    },
    loading: { ...rest, parts: allOf(loading) },
    oneFails: { ...rest, parts: { ...parts, hot: failed('TIMEOUT') } },
    heroFails: { ...rest, parts: { ...parts, banners: failed('HTTP'), jackpot: failed('SCHEMA') } },
    mostFail: { ...rest, parts: { ...allOf(failed('NETWORK')), vendors: parts.vendors } },
    retrying: { ...rest, parts: { ...parts, live: failed('NETWORK', true) } },
    allFail: { ...rest, parts: allOf(failed('NETWORK')) },
    allRetrying: { ...rest, parts: allOf(failed('NETWORK', true)) },
    empty: {
      ...rest,
      hotCount: 0,
      parts: {
        ...allOf(loading),
        ...parts,
        banners: nothing,
        notices: nothing,
        categories: nothing,
        hot: nothing,
        live: nothing,
        vendors: nothing,
      },
    },
    noPrizeWhereMoneyIsReal: {
      ...rest,
      operatorMode: 'live',
      parts: { ...parts, jackpot: ready({ kind: 'simulated', min: 1_400_000, max: 1_500_000 }) },
    },
    ownOrder: { ...rest, sections: ['hot', 'vendors', 'notices', 'banners', 'jackpot'] },
    noBanner: { ...rest, parts: { ...parts, banners: nothing } },
    resting: {
      ...rest,
      parts: {
        ...parts,
        hot: ready(Array.from({ length: 9 }, (_, id) => game(say, id, { resting: id % 2 === 0 }))),
      },
    },
    longTexts: {
      ...rest,
      parts: {
        ...parts,
        banners: ready([
          {
            id: '1',
            art: samplePicture(3, 1280, 420),
            title: say('banner.long.title'),
            body: say('banner.long.body'),
          },
        ]),
        hot: ready(
          Array.from({ length: 9 }, (_, id) => game(say, id, { title: say('banner.long.title') })),
        ),
      },
    },
  };
});

/** The states whose screenshots are compared. */
export const homeFaces = ['visitor', 'member', 'mostFail'] as const satisfies readonly StateId<
  typeof homeStates
>[];
