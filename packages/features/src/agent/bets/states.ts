import { ApiError, type WireTeamBet } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { failedSample, listSample, readSample } from '../../shared/records/list-samples.ts';
import { teamBetList } from './shape.ts';
import type { TeamBetsViewProps } from './TeamBetsView.tsx';
import { toTeamBetsPage } from './team-bets-model.ts';

const symbol = '\u09F3';

const won: WireTeamBet = {
  betNo: 'BT-880453',
  account: 'ri***18',
  accountType: 'member',
  gameName: '',
  gameType: 'RNG',
  stake: '50.00',
  validBet: '50.00',
  payout: '480.00',
  winLoss: '430.00',
  status: 'won',
  time: '2026-11-20T14:41:00Z',
};
const totals = {
  stake: '84210.50',
  validBet: '79880.00',
  payout: '80145.25',
  winLoss: '-4065.25',
  bets: 1_842,
};

/** Team betting in every state it can be in (SBK-01). */
export const teamBetsStates = defineStates<TeamBetsViewProps>()((say) => {
  const gameName = say('game.sampleTitle');
  const rows: readonly WireTeamBet[] = [
    { ...won, gameName },
    {
      ...won,
      gameName,
      betNo: 'BT-880450',
      account: 'ja***52',
      accountType: 'agent',
      payout: '0.00',
      winLoss: '-50.00',
      status: 'lost',
      time: '2026-11-20T14:38:00Z',
    },
    {
      ...won,
      gameName: say('game.sampleLongTitle'),
      betNo: 'BT-880441',
      account: 'no***65',
      gameType: 'SPORTS',
      stake: '500.00',
      payout: undefined,
      winLoss: '0.00',
      status: 'open',
      time: '2026-11-20T13:52:00Z',
    },
    {
      ...won,
      gameName,
      betNo: 'BT-880177',
      gameType: 'LOTT',
      stake: '40.00',
      validBet: '0.00',
      payout: '40.00',
      winLoss: '0.00',
      status: 'void',
      time: '2026-11-19T15:31:00Z',
    },
  ];
  const ready = (shown: readonly WireTeamBet[], count = shown.length) =>
    readSample(
      toTeamBetsPage(
        { rows: [...shown], totalPages: Math.ceil(count / 20), totalCount: count, totals },
        { symbol, timeZone: 'Asia/Dhaka' },
      ),
    );
  const agent = {
    ...listSample({ search: '', gameType: '', status: '' }, 'week', teamBetList),
    currencySymbol: symbol,
    read: ready(rows, 1_842),
  } as const;
  return {
    agent,
    phone: { ...agent, wide: false },
    unknown: {
      ...agent,
      read: ready([
        { ...won, gameName, accountType: 'partner', gameType: 'CARDS', status: 'pushed' },
        {
          ...won,
          gameName,
          betNo: 'BT-2',
          validBet: undefined,
          payout: undefined,
          winLoss: undefined,
        },
      ]),
    },
    longText: {
      ...agent,
      wide: false,
      read: ready([{ ...won, gameName: say('banner.long.title'), account: 'a'.repeat(200) }]),
    },
    searched: {
      ...agent,
      list: { ...agent.list, filters: { search: 'ri***18', gameType: '', status: '' } },
      read: ready([{ ...won, gameName }]),
    },
    empty: { ...agent, read: ready([]) },
    loading: { ...agent, read: { status: 'loading' } },
    stale: {
      ...agent,
      read: { ...agent.read, stale: 'failed', error: new ApiError('HTTP', { http: 502 }) },
    },
    failed: {
      ...agent,
      read: failedSample,
    },
    refused: { ...agent, read: { status: 'error', error: new ApiError('NOT_AGENT'), busy: false } },
    offline: { ...agent, read: { status: 'error', error: new ApiError('NETWORK'), busy: false } },
  };
});

/** The states whose screenshots are compared. */
export const teamBetsFaces = ['agent', 'phone'] as const satisfies readonly StateId<
  typeof teamBetsStates
>[];
