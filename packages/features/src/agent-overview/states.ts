import { ApiError, type WireTeamOverview } from '@parlour/api-client';
import { addDays } from '@parlour/ui/forms';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { toOverview } from './model.ts';
import type { OverviewViewProps } from './OverviewView.tsx';

const symbol = '\u09F3';

const days = [42, 48, 39, 55, 61, 58, 72, 66, 78, 74, 83, 91, 86, 97].map((deposits, index) => ({
  date: addDays('2026-11-07', index),
  deposits: `${deposits}000.00`,
  withdrawals: `${Math.round(deposits * 0.5)}000.00`,
  validBet: `${deposits * 2}000.00`,
}));

const wire: WireTeamOverview = {
  members: 1_284,
  newMembers: 18,
  activeToday: 312,
  activeMembers: 640,
  deposits: '950000.00',
  withdrawals: '475000.00',
  validBet: '1900000.00',
  winLoss: '-35000.00',
  commission: '18732.50',
  depositsBefore: '845195.00',
  nextSettlement: '2026-12-01',
  days,
  shares: [
    { gameType: 'RNG', validBet: '874000.00', share: '46' },
    { gameType: 'LIVE', validBet: '513000.00', share: '27' },
    { gameType: 'SPORTS', validBet: '342000.00', share: '18' },
    { gameType: 'LOTT', validBet: '171000.00', share: '9' },
  ],
  top: [
    { memberId: 'm1', account: 'ta***33', accountType: 'agent', validBet: '128400.00' },
    { memberId: 'm2', account: 'mi***07', accountType: 'member', validBet: '96250.00' },
    { memberId: 'm3', account: 'su***91', accountType: 'agent', validBet: '74810.50' },
  ],
  offers: [],
};

/** The team at a glance in every state it can be in (SBK-01). */
export const overviewStates = defineStates<OverviewViewProps>()(() => {
  const ready = (change: Partial<WireTeamOverview> = {}) =>
    ({ status: 'ready', value: toOverview({ ...wire, ...change }, symbol) }) as const;
  const agent = {
    span: 'fortnight',
    from: '2026-11-07',
    to: '2026-11-20',
    overview: ready(),
    currencySymbol: symbol,
  } as const;
  const none = { deposits: '0.00', commission: '0.00', depositsBefore: '0.00' };
  const still = days.map((day) => ({ ...day, deposits: '0.00', withdrawals: '0.00' }));
  return {
    agent,
    phone: { ...agent, overview: ready({ members: 10_002, deposits: '7040500.00' }) },
    quiet: { ...agent, overview: ready({ ...none, days: still, shares: [], top: [] }) },
    unknownKind: {
      ...agent,
      overview: ready({ shares: [{ gameType: 'NEWKIND', validBet: '1.00', share: '100' }] }),
    },
    empty: { ...agent, overview: ready({ members: 0 }) },
    loading: { ...agent, overview: { status: 'loading' } },
    failed: {
      ...agent,
      overview: { status: 'error', error: new ApiError('HTTP', { http: 502 }), busy: false },
    },
  };
});

/** Pictures are kept of these. */
export const overviewFaces = ['agent', 'phone'] as const satisfies readonly StateId<
  typeof overviewStates
>[];
