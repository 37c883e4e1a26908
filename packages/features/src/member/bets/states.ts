import { ApiError, type WireBet } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { failedSample, listSample, readSample } from '../../shared/records/list-samples.ts';
import type { BetsViewProps } from './BetsView.tsx';
import { toBetsPage } from './bets-model.ts';

const symbol = '\u09F3';

const won: WireBet = {
  betNo: 'BT-884120',
  gameName: '',
  vassalage: 'PADMA',
  gameType: 'RNG',
  stake: '50.00',
  validBet: '50.00',
  payout: '480.00',
  winLoss: '430.00',
  status: 'won',
  time: '2026-11-20T14:41:00Z',
  settledAt: '2026-11-20T14:41:30Z',
};

/** The betting record in every state it can be in (SBK-01). */
export const betsStates = defineStates<BetsViewProps>()((say) => {
  const gameName = say('game.sampleTitle');
  const wire: readonly WireBet[] = [
    { ...won, gameName },
    {
      ...won,
      gameName,
      betNo: 'BT-884096',
      payout: '0.00',
      winLoss: '-50.00',
      status: 'lost',
      bonusStake: '10.00',
      time: '2026-11-20T14:38:00Z',
    },
    {
      ...won,
      gameName: say('game.sampleLongTitle'),
      betNo: 'BT-883810',
      gameType: 'SPORTS',
      stake: '500.00',
      payout: '0.00',
      winLoss: '0.00',
      status: 'open',
      time: '2026-11-20T13:52:00Z',
      settledAt: undefined,
    },
    {
      ...won,
      gameName,
      betNo: 'BT-880177',
      gameType: 'LOTT',
      stake: '40.00',
      validBet: '0.00',
      payout: '0.00',
      winLoss: '0.00',
      status: 'void',
      time: '2026-11-19T15:31:00Z',
    },
  ];
  const ready = (rows: readonly WireBet[]) =>
    readSample(
      toBetsPage(
        {
          rows: [...rows],
          totalPages: rows.length > 1 ? 3 : rows.length,
          totalCount: rows.length > 1 ? 48 : rows.length,
          totals: {
            stake: '1045.50',
            validBet: '505.50',
            payout: '1077.75',
            winLoss: '572.25',
            bets: 48,
          },
        },
        { symbol, timeZone: 'Asia/Dhaka' },
      ),
    );
  const member = {
    ...listSample({ gameType: '', vassalage: '', status: '' }),
    currencySymbol: symbol,
    vendors: new Map([['PADMA', 'Padma']]),
    read: ready(wire),
  } as const;
  return {
    member,
    phone: { ...member, wide: false },
    unknownCodes: {
      ...member,
      read: ready([{ ...won, gameName, vassalage: 'NEWONE', gameType: 'CARDS', status: 'pushed' }]),
    },
    longText: {
      ...member,
      wide: false,
      read: ready([{ ...won, gameName: say('banner.long.title') }]),
    },
    empty: { ...member, read: ready([]) },
    loading: { ...member, read: { status: 'loading' } },
    failed: {
      ...member,
      read: failedSample,
    },
    offline: { ...member, read: { status: 'error', error: new ApiError('NETWORK'), busy: false } },
  };
});

/** The states whose screenshots are compared. */
export const betsFaces = ['member', 'phone'] as const satisfies readonly StateId<
  typeof betsStates
>[];
