import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { createElement } from 'react';
import { samplePicture } from '../../testing/pictures.ts';
import { LotteryHeader, type LotteryHeaderProps } from './LotteryHeader.tsx';
import type { LotteryViewProps } from './LotteryView.tsx';
import type { DrawnRow, Lottery, PlayedRow } from './lottery-model.ts';

const nothing = () => undefined;

/** Every state of the lottery screen (LOT-01). */
export const lotteryStates = defineStates<LotteryViewProps>()((say) => {
  const symbol = say('jackpot.currency');
  const lottery = (place: number, name: string, numbers: string): Lottery => ({
    code: `CODE${place}`,
    nodeId: place,
    name,
    prizeMode: 'SEA',
    coverUrl: samplePicture(place, 320, 180),
    nextDraw: '2026-11-20 21:00',
    betOpen: true,
    lastNumbers: numbers.split(' '),
  });
  const lotteries: readonly Lottery[] = [
    lottery(1, say('game.peacock'), '04 11 19 27 33 42'),
    lottery(2, say('game.fishing'), '10 08 02 05 01 09 06 04 03 07'),
    { ...lottery(3, say('game.gem'), '4 8 1'), betOpen: false },
    { ...lottery(4, say('game.long'), ''), nextDraw: null, lastNumbers: [] },
  ];
  const draws: readonly DrawnRow[] = Array.from({ length: 23 }, (_, place) => ({
    id: `${place}`,
    name: say('game.peacock'),
    drawNo: `11-20-0${40 - place}`,
    time: '2026-11-20 20:00:00',
    numbers: lotteries[place % 3]?.lastNumbers ?? [],
  }));
  const played: readonly PlayedRow[] = [
    { code: 'A', name: say('game.peacock'), time: '2026-11-19 22:02', net: `\u2212${symbol}40.00` },
    { code: 'B', name: say('game.gem'), time: '2026-11-18 20:58', net: `+${symbol}20.00` },
  ];
  const bar: LotteryHeaderProps = {
    ribbon: 'demo',
    seconds: 764,
    balance: `${symbol}12,450.00`,
    balanceHidden: false,
    hasCentre: true,
    onToggleBalance: nothing,
    onLogin: nothing,
    onLeave: nothing,
  };
  const ready = <Value>(value: Value) => ({ status: 'ready', value }) as const;
  const loading = { status: 'loading' } as const;
  const failed = { status: 'error', error: new ApiError('NETWORK'), busy: false } as const;
  const member: LotteryViewProps = {
    header: createElement(LotteryHeader, bar),
    tab: '',
    siteType: 'SEA',
    onTab: nothing,
    lotteries: ready(lotteries),
    needsLogin: false,
    isFavourite: (id) => id === 1,
    onFavourite: nothing,
    onPlay: nothing,
    onLogin: nothing,
    onRetry: nothing,
    draws: {
      draws: ready(draws),
      page: 1,
      onPage: nothing,
      names: lotteries,
      chosen: '',
      onChoose: nothing,
      onRetry: nothing,
    },
    modes: {
      mode: 'SEA',
      onMode: nothing,
      lotteries: ready(lotteries.slice(0, 2)),
      onLobby: nothing,
      onRetry: nothing,
    },
    played: { played: ready(played), onLogin: nothing, onRetry: nothing },
  };
  const all = (part: typeof loading | typeof failed): LotteryViewProps => ({
    ...member,
    lotteries: part,
    draws: { ...member.draws, draws: part },
    modes: { ...member.modes, lotteries: part },
    played: { ...member.played, played: part },
  });
  const none = ready([]);
  return {
    member,
    visitor: {
      ...member,
      header: createElement(LotteryHeader, { ...bar, seconds: null, balance: null }),
      isFavourite: () => false,
      played: { ...member.played, played: null },
    },
    hiddenBalance: {
      ...member,
      header: createElement(LotteryHeader, {
        ...bar,
        ribbon: null,
        hasCentre: false,
        balance: `${symbol}***`,
        balanceHidden: true,
      }),
      draws: { ...member.draws, chosen: 'CODE1', page: 3 },
    },
    longText: {
      ...member,
      header: createElement(LotteryHeader, { ...bar, balance: `${symbol}1,234,567,890,123.45` }),
      lotteries: ready(lotteries.map((one) => ({ ...one, name: say('banner.long.title') }))),
      draws: {
        ...member.draws,
        draws: ready(draws.map((one) => ({ ...one, name: say('banner.long.title') }))),
        names: lotteries.map((one) => ({ ...one, name: say('banner.long.title') })),
      },
      played: {
        ...member.played,
        played: ready(played.map((one) => ({ ...one, name: say('banner.long.title') }))),
      },
    },
    trial: { ...member, header: createElement(LotteryHeader, { ...bar, ribbon: 'trial' }) },
    loading: all(loading),
    failed: all(failed),
    empty: {
      ...member,
      lotteries: none,
      draws: { ...member.draws, draws: none, names: [] },
      modes: { ...member.modes, lotteries: none },
      played: { ...member.played, played: none },
    },
    needsLogin: { ...member, tab: 'fav', needsLogin: true },
    noFavourites: { ...member, tab: 'fav', lotteries: none },
    neverPlayed: { ...member, tab: 'recent', lotteries: none },
  };
});

/** The states whose screenshots are compared. */
export const lotteryFaces = ['member', 'failed'] as const satisfies readonly StateId<
  typeof lotteryStates
>[];
