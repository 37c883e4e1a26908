import { ApiError } from '@parlour/api-client';
import { systemClock } from '@parlour/ui';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { samplePicture } from '../../testing/pictures.ts';
import { storyTime } from '../../testing/test-runtime.tsx';
import type { Winner } from '../winner-board/winner-board-model.ts';
import type { WinnersViewProps } from './WinnersView.tsx';

const titles = ['game.tiger', 'game.arch', 'game.fishing', 'game.peacock', 'game.gem'] as const;

/** The page of winners in every state it can be in (SBK-01). */
export const winnersStates = defineStates<WinnersViewProps>()((say) => {
  const row = (place: number): Winner => {
    const title = say(titles[place % titles.length] ?? 'game.tiger');
    const coverUrl = samplePicture(place);
    return {
      id: String(place),
      player: say('winner.player'),
      title,
      game: {
        id: place + 1,
        title,
        vendorId: 'BOKULIO',
        vendorName: 'Bokulio',
        gameType: 'RNG',
        coverUrl,
        flag: null,
        resting: false,
        minBet: '',
      },
      amount: say('winner.amount'),
      coverUrl,
      at: storyTime - place * 2_700_000,
    };
  };
  const rows = Array.from({ length: 20 }, (_, place) => row(place));
  const content: WinnersViewProps = {
    board: { status: 'ready', value: { rows, demo: true } },
    clock: { ...systemClock, now: () => storyTime },
    clockOf: 'site',
    onPlay: () => undefined,
    onRetry: () => undefined,
  };
  const failed = (error: ApiError, busy = false): WinnersViewProps => ({
    ...content,
    board: { status: 'error', error, busy },
    clockOf: null,
  });
  return {
    content,
    /** Real wins, from a backend that sends no time and not every game. */
    sparse: {
      ...content,
      board: {
        status: 'ready',
        value: {
          rows: rows.slice(0, 3).map((win) => ({ ...win, game: null, at: null })),
          demo: false,
        },
      },
      clockOf: 'device',
    },
    /** On a prerendered page: its age is unknown when it is read. */
    drawn: { ...content, timeOf: () => '2026-11-20' },
    longText: {
      ...content,
      board: {
        status: 'ready',
        value: {
          rows: rows.slice(0, 4).map((win) => ({
            ...win,
            title: say('game.long'),
            amount: say('winner.largeAmount'),
          })),
          demo: true,
        },
      },
    },
    empty: { ...content, board: { status: 'ready', value: { rows: [], demo: true } } },
    loading: { ...content, board: { status: 'loading' }, clockOf: null },
    failed: failed(new ApiError('HTTP', { http: 502 })),
    malformed: failed(new ApiError('SCHEMA')),
    retrying: failed(new ApiError('HTTP', { http: 502 }), true),
    offline: failed(new ApiError('NETWORK')),
  };
});

/** The states whose screenshots are compared. */
export const winnersFaces = ['content', 'empty'] as const satisfies readonly StateId<
  typeof winnersStates
>[];
