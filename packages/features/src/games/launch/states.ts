import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { createElement } from 'react';
import type { GameSummary } from '../../shared/games/game-summary.ts';
import { samplePicture } from '../../testing/pictures.ts';
import { GameFrame } from './GameFrame.tsx';
import { GameHeaderView, type GameHeaderViewProps } from './GameHeader.tsx';
import type { GameLaunchViewProps } from './GameLaunchView.tsx';

const nothing = () => undefined;

/** Every state of a game's page (LCH-01). */
export const gameLaunchStates = defineStates<GameLaunchViewProps>()((say) => {
  const symbol = say('jackpot.currency');
  const game: GameSummary = {
    id: 1,
    title: say('game.tiger'),
    vendorId: 'BOKULIO',
    vendorName: 'Bokulio',
    gameType: 'RNG',
    coverUrl: samplePicture(1),
    flag: 'hot',
    resting: false,
    minBet: '0.50',
  };
  const titles = ['game.arch', 'game.fishing', 'game.peacock', 'game.gem', 'game.cards'] as const;
  const similar = titles.map((key, place) => ({
    ...game,
    id: place + 2,
    title: say(key),
    coverUrl: samplePicture(place + 2),
  }));
  const bar: GameHeaderViewProps = {
    title: game.title,
    vendor: game.vendorName,
    demo: true,
    session: null,
    balance: `${symbol}12,450.00`,
    currency: symbol,
    playHref: '/?member=responsiblePlay',
    favourite: { on: false, busy: false },
    onFavourite: nothing,
    onLeave: nothing,
  };
  const header = (props: Partial<GameHeaderViewProps> = {}) =>
    createElement(GameHeaderView, { ...bar, ...props });
  const rest: GameLaunchViewProps = {
    state: { kind: 'starting' },
    game,
    header: header(),
    frame: null,
    similar: [],
    favouriteOf: () => 'off',
    onFavourite: nothing,
    onPlay: nothing,
    onLogin: nothing,
    onRetry: nothing,
    onLeave: nothing,
    retrying: false,
    onService: nothing,
    onPopup: nothing,
    popup: 'closed',
  };
  const unknown = {
    game: null,
    header: header({ title: null, vendor: null, favourite: null }),
  };
  const failed = (code: 'NETWORK' | 'TIMEOUT' | 'SCHEMA' | 'TRIAL_FORBIDDEN') =>
    ({ kind: 'failed', error: new ApiError(code) }) as const;
  /** The figures and the button of the frame have their places before the game runs. */
  const soon = { session: { seconds: 0, net: '0.00' }, onFullScreen: null };
  const url = 'https://vendor.example/play';
  const framed = {
    state: { kind: 'framed', url: 'about:blank', startedAt: 0 },
    frame: createElement(GameFrame, { url: 'about:blank', title: game.title, onRound: nothing }),
  } as const;
  const playing = { session: { seconds: 1458, net: '-350.00' }, onFullScreen: nothing };
  const popup = { kind: 'window', url, popup: true } as const;
  return {
    starting: { ...rest, header: header(soon) },
    startingUnknown: {
      ...rest,
      game: null,
      header: header({
        ...soon,
        title: null,
        vendor: null,
        favourite: { on: false, busy: true },
        balance: '–',
      }),
    },
    loginNeeded: {
      ...rest,
      state: { kind: 'loginNeeded' },
      header: header({ balance: null, favourite: null }),
    },
    framed: {
      ...rest,
      ...framed,
      header: header({
        ...playing,
        balance: `${symbol}12,100.00`,
        favourite: { on: true, busy: false },
      }),
    },
    framedAhead: {
      ...rest,
      ...framed,
      header: header({
        ...playing,
        session: { seconds: 7322, net: '25.40' },
        balance: `${symbol}***`,
      }),
    },
    framedLongTitle: {
      ...rest,
      ...framed,
      header: header({ ...playing, title: say('game.long') }),
    },
    network: { ...rest, state: failed('NETWORK') },
    timeout: { ...rest, state: failed('TIMEOUT') },
    badAnswer: { ...rest, state: failed('SCHEMA') },
    trialForbidden: { ...rest, state: failed('TRIAL_FORBIDDEN') },
    badAddress: { ...rest, state: { kind: 'badAddress' } },
    retrying: { ...rest, state: failed('NETWORK'), retrying: true },
    unavailable: { ...rest, state: { kind: 'unavailable' }, similar },
    unavailableAlone: { ...rest, state: { kind: 'unavailable' } },
    notFound: { ...rest, ...unknown, state: { kind: 'notFound' }, similar },
    tab: { ...rest, state: { kind: 'window', url, popup: false } },
    popup: { ...rest, state: popup },
    popupOpen: { ...rest, state: popup, popup: 'open' },
    popupBlocked: { ...rest, state: popup, popup: 'blocked' },
  };
});

/** The states whose screenshots are compared. */
export const gameLaunchFaces = [
  'framed',
  'unavailable',
  'popup',
] as const satisfies readonly StateId<typeof gameLaunchStates>[];
