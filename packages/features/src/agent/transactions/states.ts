import { ApiError, type WireTeamTransaction } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { failedSample, listSample, readSample } from '../../shared/records/list-samples.ts';
import { teamTransactionList } from './shape.ts';
import type { TeamTransactionsViewProps } from './TeamTransactionsView.tsx';
import { toTeamTransactionsPage } from './team-transactions-model.ts';

const symbol = '\u09F3';

const deposit: WireTeamTransaction = {
  transactionId: 'DP-20418',
  reference: 'DP-20418',
  account: 'ri***18',
  accountType: 'member',
  type: 'deposit',
  amount: '2000.00',
  status: 'completed',
  time: '2026-11-20T13:30:00Z',
};
const wire: readonly WireTeamTransaction[] = [
  deposit,
  {
    ...deposit,
    ...{ transactionId: 'WD-70401', reference: 'WD-70401', account: 'mi***07' },
    ...{ type: 'withdrawal', amount: '-5000.00', status: 'processing' },
    time: '2026-11-20T12:02:00Z',
  },
  {
    ...deposit,
    ...{ transactionId: 'BN-30842', reference: 'BN-30842', account: 'ja***52' },
    ...{ accountType: 'agent', type: 'bonus', amount: '200.00' },
    time: '2026-11-19T16:18:00Z',
  },
  {
    ...deposit,
    ...{ transactionId: 'UP-10233', reference: 'UP-10233', account: 'su***91' },
    ...{ accountType: 'agent', type: 'uplineTransfer', amount: '-500.00' },
    time: '2026-11-19T03:05:00Z',
  },
];
const totals = {
  deposits: '48200.00',
  withdrawals: '-31500.00',
  bonuses: '2140.00',
  change: '18840.00',
};

/** Account details of downlines in every state they can be in (SBK-01). */
export const teamTransactionsStates = defineStates<TeamTransactionsViewProps>()(() => {
  const ready = (rows: readonly WireTeamTransaction[], count = rows.length) =>
    readSample(
      toTeamTransactionsPage(
        { rows: [...rows], totalPages: Math.ceil(count / 20), totalCount: count, totals },
        { symbol, timeZone: 'Asia/Dhaka' },
      ),
    );
  const agent = {
    ...listSample({ search: '', type: '', status: '' }, 'week', teamTransactionList),
    currencySymbol: symbol,
    read: ready(wire, 236),
  } as const;
  return {
    agent,
    phone: { ...agent, wide: false },
    unknown: { ...agent, read: ready([{ ...deposit, type: 'gift_card', status: 'on-hold' }]) },
    phoneFiltered: {
      ...agent,
      wide: false,
      list: { ...agent.list, filters: { search: '', type: 'deposit', status: 'completed' } },
    },
    fileRunning: { ...agent, file: { status: 'running', count: 1_200, of: 5_000 } },
    fileLong: { ...agent, wide: false, file: { status: 'running', count: 400, of: 10_000 } },
    fileStopped: { ...agent, file: { status: 'stopped' } },
    fileFailed: { ...agent, file: { status: 'failed', error: new ApiError('NETWORK') } },
    longText: {
      ...agent,
      wide: false,
      read: ready([{ ...deposit, account: 'a'.repeat(200), amount: '98765432109876.50' }]),
    },
    empty: { ...agent, read: ready([]) },
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
export const teamTransactionsFaces = ['agent', 'phone'] as const satisfies readonly StateId<
  typeof teamTransactionsStates
>[];
