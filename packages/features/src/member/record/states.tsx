import { ApiError, type WireTransaction } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { failedSample, listSample, readSample } from '../../shared/records/list-samples.ts';
import { toTransactionsPage } from './record-model.ts';
import type { TransactionsViewProps } from './TransactionsView.tsx';

const symbol = '\u09F3';

type Row = readonly [type: string, amount: string, after: string, status: string, time: string];
const rows: readonly Row[] = [
  ['transfer', '-1000.00', '12450.00', 'completed', '2026-11-20T14:15:00Z'],
  ['deposit', '2000.00', '13450.00', 'completed', '2026-11-20T13:30:00Z'],
  ['withdrawal', '-2000.00', '11450.00', 'toConfirm', '2026-11-19T15:40:00Z'],
  ['rebate', '86.75', '13450.00', 'completed', '2026-11-19T06:00:00Z'],
  ['bonus', '400.00', '13363.25', 'completed', '2026-11-17T10:05:00Z'],
  ['withdrawal', '-3000.00', '12963.25', 'rejected', '2026-11-16T03:27:00Z'],
];

/** The account record in every state it can be in (SBK-01). */
export const transactionsStates = defineStates<TransactionsViewProps>()((say) => {
  const wire = rows.map(
    ([type, amount, balanceAfter, status, time], place): WireTransaction => ({
      transactionId: `t${place}`,
      reference: `TX-${993120 - place}`,
      type,
      detail: say('sample.mobileWallet'),
      status,
      amount,
      balanceAfter,
      time,
    }),
  );
  const pageOf = (some: readonly WireTransaction[], totalCount = some.length) =>
    toTransactionsPage(
      {
        rows: [...some],
        totalPages: Math.ceil(totalCount / 20),
        totalCount,
        totals: {
          deposits: '3000.00',
          withdrawals: '2000.00',
          bonuses: '486.75',
          change: '486.75',
        },
      },
      { symbol, timeZone: 'Asia/Dhaka' },
    );
  const ready = (some: readonly WireTransaction[], totalCount?: number) =>
    readSample(pageOf(some, totalCount));
  const member = {
    ...listSample({ type: '', status: '' }),
    currencySymbol: symbol,
    read: ready(wire, 112),
  } as const;
  const phone = { ...member, wide: false } as const;
  const [first] = wire;
  return {
    member,
    phone,
    onePage: { ...member, read: ready(wire) },
    fewColumns: { ...member, list: { ...member.list, hidden: ['detail', 'reference'] } },
    unknownCodes: {
      ...member,
      read: ready(first ? [{ ...first, type: 'gift_card', status: 'on-hold', time: 'soon' }] : []),
    },
    hundredThousand: {
      ...member,
      list: { ...member.list, page: 5_000 },
      read: ready(wire, 100_000),
    },
    longText: {
      ...phone,
      read: ready(first ? [{ ...first, detail: say('banner.long.title') }] : []),
    },
    empty: { ...member, read: ready([]) },
    emptyFiltered: {
      ...member,
      list: { ...member.list, filters: { type: 'bet', status: '' } },
      read: ready([]),
    },
    loading: { ...member, read: { status: 'loading' } },
    refreshing: { ...member, read: { ...member.read, stale: 'refreshing' } },
    stale: {
      ...member,
      read: { ...member.read, stale: 'failed', error: new ApiError('HTTP', { http: 502 }) },
    },
    failed: {
      ...member,
      read: failedSample,
    },
    offline: { ...member, read: { status: 'offline' } },
    fileRunning: { ...member, file: { status: 'running', count: 1_200, of: 5_000 } },
    fileDone: { ...member, file: { status: 'done', count: 112, total: 112 } },
    fileCut: { ...member, file: { status: 'done', count: 10_000, total: 100_000 } },
    fileFailed: { ...member, file: { status: 'failed', error: new ApiError('TIMEOUT') } },
  };
});

/** The states whose screenshots are compared. */
export const transactionsFaces = ['member', 'phone'] as const satisfies readonly StateId<
  typeof transactionsStates
>[];
