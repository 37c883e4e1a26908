import type { WireContract, WireSettlementPage, WireSettlementRow } from '@parlour/api-client';
import type { ContractKind } from './kinds.ts';

/** The currency symbol of the samples. */
export const sampleSymbol = '\u09F3';
export const sampleWriting = { symbol: sampleSymbol, timeZone: 'Asia/Dhaka' } as const;

/** A contract in force, received from the upline. */
export const activeContract: WireContract = {
  contractId: 'CT-5501',
  kind: 'dividend',
  side: 'received',
  account: 'ap***01',
  status: 'active',
  period: 'semimonthly',
  tiers: [
    { rate: '12', periodicValidBet: '0.00', activeMembers: 10 },
    { rate: '15', periodicValidBet: '300000.00', activeMembers: 20 },
  ],
  createdAt: '2026-07-09T08:02:11Z',
  effectiveFrom: '2026-07-17',
  actions: ['requestTermination'],
};

/** An unanswered offer that would replace it. */
export const offeredContract: WireContract = {
  ...activeContract,
  contractId: 'CT-5521',
  status: 'offered',
  period: 'monthly',
  tiers: [
    { rate: '12', periodicValidBet: '0.00', activeMembers: 10 },
    { rate: '18', periodicValidBet: '300000.00', activeMembers: 20 },
    { rate: '22', periodicValidBet: '800000.00', activeMembers: 40 },
  ],
  createdAt: '2026-11-19T08:02:11Z',
  answerBy: '2026-11-25T17:59:59Z',
  effectiveFrom: '2026-12-01',
  actions: ['accept', 'reject'],
  replaces: 'CT-5501',
};

/** A contract that has ended. */
export const endedContract: WireContract = {
  ...activeContract,
  contractId: 'CT-5401',
  status: 'terminated',
  tiers: [{ rate: '10', periodicValidBet: '0.00', activeMembers: 10 }],
  createdAt: '2026-03-05T04:00:00Z',
  effectiveFrom: '2026-03-15',
  endedAt: '2026-07-16T18:00:00Z',
  actions: [],
};

const below = (part: Partial<WireContract>): WireContract => ({
  ...activeContract,
  side: 'given',
  ...part,
});

/** Contracts with downlines, one in each state. */
export const givenContracts: readonly WireContract[] = [
  below({ contractId: 'CT-6001', account: 'ta***33', actions: ['terminate'] }),
  below({
    contractId: 'CT-6002',
    account: 'su***91',
    status: 'terminationRequested',
    actions: ['terminate', 'reject'],
  }),
  below({
    contractId: 'CT-6003',
    account: 'fa***29',
    status: 'offered',
    answerBy: '2026-11-24T17:59:59Z',
    effectiveFrom: '2026-11-21',
    actions: ['terminate'],
  }),
  below({ contractId: 'CT-6004', account: 'mi***07', status: 'on-hold', actions: [] }),
];

const row = (part: Partial<WireSettlementRow>): WireSettlementRow => ({
  settlementId: 'CT-5501-A',
  from: '2026-10-31T18:00:00Z',
  to: '2026-11-15T18:00:00Z',
  betAmount: '412800.00',
  teamNet: '56138.33',
  activeMembers: 24,
  rate: '15',
  amount: '8420.74',
  status: 'completed',
  contractId: 'CT-5501',
  ...part,
});

/** Dividends of two months: one is still open, one is zero. */
export const dividendRows: readonly WireSettlementRow[] = [
  row({
    settlementId: 'CT-5501-E',
    from: '2026-11-15T18:00:00Z',
    to: '2026-11-30T18:00:00Z',
    betAmount: '120500.00',
    teamNet: '9800.00',
    activeMembers: 14,
    rate: '12',
    amount: '1176.00',
    status: 'processing',
  }),
  row({}),
  row({
    settlementId: 'CT-5501-B',
    from: '2026-10-15T18:00:00Z',
    to: '2026-10-31T18:00:00Z',
    betAmount: '388150.00',
    teamNet: '-6120.00',
    activeMembers: 22,
    amount: '0.00',
    status: 'notMet',
  }),
];

/** A settlement of one hour, or of five minutes. */
export const shortRow = (minutes: number): WireSettlementRow => {
  const { teamNet: _none, ...rest } = row({
    settlementId: `CT-5503-${minutes}`,
    from: '2026-11-20T13:00:00Z',
    to: new Date(Date.UTC(2026, 10, 20, 13, minutes)).toISOString(),
    betAmount: '21450.00',
    activeMembers: 12,
    rate: '0.2',
    amount: '42.90',
    contractId: 'CT-5503',
  });
  return rest;
};

/** A page of settlements. */
export const settlementPage = (part: Partial<WireSettlementPage> = {}): WireSettlementPage => ({
  rows: [...dividendRows],
  totalPages: 1,
  totalCount: dividendRows.length,
  total: '9596.74',
  nextSettlementAt: '2026-11-30T18:00:00Z',
  contract: activeContract,
  ...part,
});

/** The contract of a salary, by the hour or in real time. */
export const salaryContract = (kind: ContractKind, everyMinutes?: number): WireContract => ({
  ...activeContract,
  contractId: 'CT-5503',
  kind,
  period: 'daily',
  tiers: [{ rate: '0.2', periodicValidBet: '20000.00', activeMembers: 8 }],
  ...(everyMinutes !== undefined && { everyMinutes }),
});
