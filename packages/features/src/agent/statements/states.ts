import { ApiError, type WireStatement, type WireStatementPage } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { failedSample, listSample, readSample } from '../../shared/records/list-samples.ts';
import type { StatementsViewProps } from './StatementsView.tsx';
import { statementList } from './shape.ts';
import { toStatementsPage } from './statements-model.ts';

const symbol = '\u09F3';

const agentRow: WireStatement = {
  memberId: 'm-104',
  account: 'ta***33',
  accountType: 'agent',
  team: 84,
  stake: '128400.00',
  validBet: '128400.00',
  payout: '117200.00',
  rebate: '642.00',
  bonus: '0.00',
  net: '-10558.00',
};
const memberRow: WireStatement = {
  memberId: 'm-207',
  account: 'no***65',
  accountType: 'member',
  team: 0,
  stake: '51200.00',
  validBet: '51200.00',
  payout: '52340.00',
  rebate: '256.00',
  bonus: '0.00',
  net: '1396.00',
};
const nets = ['-2088.00', '812.50', '-3402.00', '-1196.00', '1604.50', '-4310.00', '-3289.00'];
const dayOf = (net: string, index: number) => ({
  date: `2026-11-${14 + index}`,
  ...{ stake: '51494.00', validBet: '51494.00', payout: '49541.00', bonus: '0.00', net },
});
const wire: WireStatementPage = {
  rows: [agentRow, memberRow],
  totalPages: 1,
  totalCount: 2,
  totals: {
    ...{ stake: '360460.50', validBet: '360460.50', payout: '346790.00' },
    ...{ rebate: '1802.25', bonus: '0.00', net: '-11868.25' },
  },
  days: nets.map(dayOf),
  path: [],
};

/** Statements of the downlines in every state they can be in (SBK-01). */
export const statementsStates = defineStates<StatementsViewProps>()(() => {
  const ready = (change: Partial<WireStatementPage> = {}) =>
    readSample(toStatementsPage({ ...wire, ...change }, { symbol }));
  const agent = {
    ...listSample({ search: '', parentId: '' }, 'week', statementList),
    currencySymbol: symbol,
    read: ready(),
    hrefOf: (parentId: string) => `?list.parentId=${parentId}`,
  } as const;
  return {
    agent,
    phone: { ...agent, wide: false },
    deeper: {
      ...agent,
      list: { ...agent.list, filters: { search: '', parentId: 'm-311' } },
      read: ready({
        rows: [memberRow],
        path: [
          { memberId: 'm-104', account: 'ta***33' },
          { memberId: 'm-311', account: 'fa***29' },
        ],
      }),
    },
    searched: {
      ...agent,
      list: { ...agent.list, filters: { search: 'no', parentId: '' } },
      read: ready({ rows: [memberRow], totalCount: 1 }),
    },
    unknown: {
      ...agent,
      read: ready({
        rows: [
          agentRow,
          {
            ...memberRow,
            validBet: undefined,
            payout: undefined,
            rebate: undefined,
            bonus: undefined,
            net: undefined,
          },
        ],
        totals: { stake: '360460.50' },
      }),
    },
    longText: {
      ...agent,
      wide: false,
      read: ready({ rows: [{ ...agentRow, account: 'a'.repeat(200), net: '-98765432109876.50' }] }),
    },
    empty: { ...agent, read: ready({ rows: [], totalPages: 0, totalCount: 0, days: [] }) },
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
export const statementsFaces = ['agent', 'phone'] as const satisfies readonly StateId<
  typeof statementsStates
>[];
