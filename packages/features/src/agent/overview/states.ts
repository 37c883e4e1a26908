import { ApiError, type WireContract, type WireTeamOverview } from '@parlour/api-client';
import { addDays } from '@parlour/ui/forms';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { OverviewViewProps } from './OverviewView.tsx';
import { toBefore, toOverview } from './overview-model.ts';

const symbol = '\u09F3';
const writing = { symbol, timeZone: 'Asia/Dhaka' };

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

const offer = (kind: string, account: string): WireContract => ({
  contractId: `CT-${kind}`,
  kind,
  side: 'received',
  account,
  status: 'offered',
  period: 'monthly',
  tiers: [{ rate: '12', periodicValidBet: '0.00', activeMembers: 5 }],
  createdAt: '2026-11-19T08:00:00Z',
  answerBy: '2026-11-26T17:59:59Z',
  actions: ['accept', 'reject'],
});
/** The same days of the month before. */
const lastMonth = {
  ...{ deposits: '1205300.00', withdrawals: '640200.00' },
  ...{ validBet: '2410000.00', commission: '0.00' },
};
const long = 'x'.repeat(200);

/** The overview in every state it can be in (SBK-01). */
export const overviewStates = defineStates<OverviewViewProps>()(() => {
  const ready = (change: Partial<WireTeamOverview> = {}) =>
    ({ status: 'ready', value: toOverview({ ...wire, ...change }, writing) }) as const;
  const agent = {
    span: 'fortnight',
    from: '2026-11-07',
    to: '2026-11-20',
    overview: ready(),
    before: null,
    fullLinks: null,
    currencySymbol: symbol,
    wide: true,
  } as const;
  const none = { deposits: '0.00', commission: '0.00', depositsBefore: '0.00' };
  const still = days.map((day) => ({ ...day, deposits: '0.00', withdrawals: '0.00' }));
  return {
    agent,
    phone: { ...agent, wide: false, overview: ready({ members: 10_002, deposits: '7430500.00' }) },
    quiet: { ...agent, overview: ready({ ...none, days: still, shares: [], top: [] }) },
    unknownKind: {
      ...agent,
      overview: ready({ shares: [{ gameType: 'NEWKIND', validBet: '1.00', share: '100' }] }),
    },
    month: {
      ...agent,
      span: 'month',
      from: '2026-11-01',
      before: toBefore({ ...wire, ...lastMonth }, writing),
    },
    monthBeforeUnknown: { ...agent, span: 'month', from: '2026-11-01' },
    otherDays: { ...agent, span: null, from: '2026-10-01', to: '2026-10-09' },
    attention: {
      ...agent,
      overview: ready({ offers: [offer('dividend', 'ap***01'), offer('yearly', 'ap***01')] }),
      fullLinks: 10,
    },
    phoneHuge: {
      ...agent,
      wide: false,
      overview: ready({
        deposits: '9007199254740993.10',
        withdrawals: '-999999.99',
        commission: '0.00',
        days: days.slice(-1),
      }),
    },
    longText: {
      ...agent,
      wide: false,
      overview: ready({
        deposits: '9007199254740993.10',
        offers: [offer('daily', long), offer(long, '\u202E\u0645\u062D\u0645\u062F')],
        top: wire.top.map((row) => ({ ...row, account: long })),
      }),
    },
    empty: { ...agent, overview: ready({ members: 0 }) },
    loading: { ...agent, overview: { status: 'loading' } },
    failed: {
      ...agent,
      overview: { status: 'error', error: new ApiError('HTTP', { http: 502 }), busy: false },
    },
    refused: {
      ...agent,
      overview: { status: 'error', error: new ApiError('NOT_AGENT'), busy: false },
    },
    offline: {
      ...agent,
      overview: { status: 'error', error: new ApiError('NETWORK'), busy: false },
    },
  };
});

/** The states whose screenshots are compared. */
export const overviewFaces = ['agent', 'phone'] as const satisfies readonly StateId<
  typeof overviewStates
>[];
