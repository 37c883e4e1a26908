import { ApiError } from '@parlour/api-client';
import { systemClock } from '@parlour/ui';
import { defineStates, type Say, type StateId } from '@parlour/ui/testing';
import type { GameSummary } from '../../shared/games/game-summary.ts';
import type { Part } from '../../shared/parts/part.ts';
import { samplePicture } from '../../testing/pictures.ts';
import { storyTime } from '../../testing/test-runtime.tsx';
import type { HomeShelvesViewProps, ShelfParts } from './HomeShelvesView.tsx';

const ready = <T>(value: T) => ({ status: 'ready', value }) as const;
const loading = { status: 'loading' } as const;
const failed = (busy = false) =>
  ({ status: 'error', error: new ApiError('NETWORK'), busy }) as const;

const titles = ['game.tiger', 'game.arch', 'game.fishing', 'game.peacock', 'game.gem'] as const;

const game = (say: Say, id: number, more: Partial<GameSummary> = {}): GameSummary => ({
  id,
  title: say(titles[id % titles.length] ?? 'game.tiger'),
  vendorId: 'BOKULIO',
  vendorName: 'Bokulio',
  gameType: 'RNG',
  coverUrl: samplePicture(id),
  flag: null,
  resting: false,
  minBet: '0.50',
  ...more,
});

const games = (say: Say, count: number, from: number, more: Partial<GameSummary> = {}) =>
  Array.from({ length: count }, (_, place) => game(say, from + place, more));

function shelves(say: Say): ShelfParts {
  return {
    played: ready([]),
    viewed: games(say, 4, 1),
    fresh: ready(games(say, 8, 10, { flag: 'new' })),
    winners: ready({
      demo: true,
      rows: Array.from({ length: 20 }, (_, place) => ({
        id: String(place),
        player: say('winner.player'),
        title: say(titles[place % titles.length] ?? 'game.tiger'),
        game: game(say, place),
        amount: say('winner.amount'),
        coverUrl: samplePicture(place),
        at: storyTime - place * 1_500_000,
      })),
    }),
    offers: ready(
      (['promoType.welcome', 'promoType.slots', 'promoType.invite'] as const).map(
        (kind, place) => ({
          id: kind,
          title: say(place === 0 ? 'banner.lotus.title' : 'banner.river.title'),
          summary: say('banner.river.body'),
          imageUrl: samplePicture(place + 3, 900, 300),
          kind,
        }),
      ),
    ),
    popular: ready(games(say, 7, 30, { gameType: 'LOTT' })),
    draws: ready(
      [
        ['04', '11', '19', '27', '33', '42'],
        ['7', '0', '3', '9', '5'],
        ['02', '08', '17'],
      ].map((numbers, place) => ({
        code: String(place),
        name: say(place === 0 ? 'game.lotus' : 'game.fishing'),
        numbers,
        next: place === 2 ? null : '21:00',
      })),
    ),
  };
}

const allOf = (part: Part<never>): ShelfParts => ({
  played: ready([]),
  viewed: [],
  fresh: part,
  winners: part,
  offers: part,
  popular: part,
  draws: part,
});

/** Every state of the shelves below the first screen: complete, loading, failed, nearly empty. */
export const homeShelvesStates = defineStates<HomeShelvesViewProps>()((say) => {
  const rest: HomeShelvesViewProps = {
    parts: shelves(say),
    winnersClock: { ...systemClock, now: () => storyTime },
    favouriteOf: () => 'off',
    onFavourite: () => undefined,
    onPlay: () => undefined,
    onRetry: () => undefined,
  };
  return {
    full: rest,
    member: { ...rest, parts: { ...rest.parts, played: ready(games(say, 5, 1)), viewed: [] } },
    memberLoading: { ...rest, parts: { ...allOf(loading), played: loading } },
    loading: { ...rest, parts: allOf(loading) },
    twoFail: { ...rest, parts: { ...rest.parts, winners: failed(), popular: failed(true) } },
    allFail: { ...rest, parts: allOf(failed()) },
    empty: {
      ...rest,
      parts: {
        ...rest.parts,
        viewed: [],
        fresh: ready([]),
        winners: ready({ rows: [], demo: true }),
        popular: ready([]),
        draws: ready([]),
      },
    },
  };
});

/** The states whose screenshots are compared. */
export const homeShelvesFaces = ['full', 'twoFail'] as const satisfies readonly StateId<
  typeof homeShelvesStates
>[];
