import { ApiError, type WireIncomePage } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { failedSample, listSample, readSample } from '../../shared/records/list-samples.ts';
import type { IncomeViewProps } from './IncomeView.tsx';
import { toIncomePage } from './income-model.ts';
import { toBetsBehind, toPeriods } from './made-of.ts';
import { incomeList } from './shape.ts';

const symbol = '\u09F3';
const timeZone = 'Asia/Dhaka';

const row = (date: string, type: string, amount: string, status = 'completed') => ({
  ...{ date, type, amount, status },
  reference: `IN-${date.slice(8)}-${type.slice(0, 2).toUpperCase()}`,
});
const wire: WireIncomePage = {
  rows: [
    row('2026-11-20', 'rebate', '412.50', 'processing'),
    row('2026-11-19', 'rebate', '388.25'),
    row('2026-11-16', 'dailySalary', '540.00'),
    row('2026-11-15', 'dividend', '8420.75'),
    row('2026-11-15', 'hourSalary', '96.00'),
    row('2026-11-14', 'realtimeSalary', '33.50'),
  ],
  totalPages: 1,
  totalCount: 6,
  total: '9891.00',
  shares: [
    { type: 'dividend', amount: '8420.75', share: '85.1' },
    { type: 'rebate', amount: '800.75', share: '8.1' },
    { type: 'dailySalary', amount: '540.00', share: '5.5' },
    { type: 'hourSalary', amount: '96.00', share: '1' },
    { type: 'realtimeSalary', amount: '33.50', share: '0.3' },
  ],
};
const period = {
  settlementId: 'S-1',
  from: '2026-10-31T18:00:00Z',
  to: '2026-11-15T18:00:00Z',
  betAmount: '842075.00',
  activeMembers: 42,
  rate: '1',
  amount: '8420.75',
  status: 'completed',
};
const bet = {
  ...{ memberId: 'm-1', account: 'ta***33', accountType: 'agent', team: 84 },
  ...{ stake: '128400.00', validBet: '128400.00' },
};

/** Income in every state it can be in (SBK-01). */
export const incomeStates = defineStates<IncomeViewProps>()(() => {
  const ready = (change: Partial<WireIncomePage> = {}) =>
    readSample(toIncomePage({ ...wire, ...change }, { symbol }));
  const agent: IncomeViewProps = {
    ...listSample({ type: '' }, 'week', incomeList),
    currencySymbol: symbol,
    read: ready(),
    opened: null,
    onOpen: () => undefined,
    onChange: () => undefined,
    onFile: () => undefined,
    onRetry: () => undefined,
    onRetryDetail: () => undefined,
  };
  const [rebate, , , dividend] = ready().page.rows;
  if (!rebate || !dividend) throw new Error('There is no income to open');
  const one = { totalPages: 1, totalCount: 1 };
  const periods = toPeriods({ ...one, rows: [period], total: '8420.75' }, dividend, {
    ...{ symbol, timeZone },
  });
  const bets = toBetsBehind(
    { ...one, totalCount: 120, rows: [bet], totals: { stake: '0.00' }, days: [], path: [] },
    { symbol },
  );
  return {
    agent,
    phone: { ...agent, wide: false },
    oneSource: {
      ...agent,
      list: { ...agent.list, filters: { type: 'dividend' } },
      read: ready({ rows: wire.rows.slice(3, 4), shares: wire.shares.slice(0, 1) }),
    },
    unknown: {
      ...agent,
      read: ready({ rows: [row('2026-11-20', 'gift', '5.00', 'on-hold')], total: undefined }),
    },
    periods: {
      ...agent,
      opened: { income: dividend, madeOf: { status: 'ready', value: periods } },
    },
    bets: { ...agent, opened: { income: rebate, madeOf: { status: 'ready', value: bets } } },
    untold: {
      ...agent,
      opened: { income: rebate, madeOf: { status: 'ready', value: { kind: 'untold' } } },
    },
    detailLoading: { ...agent, opened: { income: rebate, madeOf: { status: 'loading' } } },
    detailFailed: {
      ...agent,
      opened: {
        income: rebate,
        madeOf: { status: 'error', error: new ApiError('FEATURE_OFF'), busy: false },
      },
    },
    hugeAmounts: {
      ...agent,
      wide: false,
      read: ready({
        rows: [row('2026-11-20', 'dividend', '98765432109876.50')],
        total: '98765432109876.50',
      }),
    },
    empty: { ...agent, read: ready({ rows: [], totalPages: 0, totalCount: 0, shares: [] }) },
    loading: { ...agent, read: { status: 'loading' } },
    failed: {
      ...agent,
      read: failedSample,
    },
    refused: { ...agent, read: { status: 'error', error: new ApiError('NOT_AGENT'), busy: false } },
    offline: { ...agent, read: { status: 'offline' } },
  };
});

/** The states whose screenshots are compared. */
export const incomeFaces = ['agent', 'phone', 'periods'] as const satisfies readonly StateId<
  typeof incomeStates
>[];
