import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { failedSample, listSample, readSample } from '../../shared/records/list-samples.ts';
import type { ContractsViewProps } from './ContractsView.tsx';
import { toContract } from './contracts-model.ts';
import type { ContractKind } from './kinds.ts';
import {
  activeContract,
  endedContract,
  givenContracts,
  offeredContract,
  salaryContract,
  sampleSymbol,
  sampleWriting,
  settlementPage,
  shortRow,
} from './samples.ts';
import { settlementList, toSettlementsPage } from './settlements.ts';

type Page = Parameters<typeof settlementPage>[0];

const ready = (part: Page = {}) =>
  readSample(toSettlementsPage(settlementPage(part), sampleWriting));

const contracts = (...some: readonly (typeof activeContract)[]) =>
  ({ status: 'ready', value: some.map((one) => toContract(one, sampleWriting)) }) as const;

/** A page of contracts in every state it can be in (SBK-01). */
export const contractsStates = defineStates<ContractsViewProps>()(() => {
  const dividend = {
    kind: 'dividend',
    tab: 'record',
    ...listSample({ status: '' }, 'month', settlementList('dividend')),
    read: ready(),
    received: contracts(activeContract, endedContract),
    given: { status: 'loading' },
    currencySymbol: sampleSymbol,
    late: null,
  } as const;
  const salary = (kind: ContractKind, minutes: number) => ({
    ...dividend,
    kind,
    received: contracts(salaryContract(kind, minutes)),
    read: ready({
      rows: [shortRow(minutes)],
      totalCount: 1,
      total: '42.90',
      contract: salaryContract(kind, minutes),
      nextSettlementAt: '2026-11-20T14:45:00Z',
    }),
  });
  const offered = { ...dividend, received: contracts(offeredContract, activeContract) };
  const mine = { ...offered, tab: 'received' } as const;
  const given = {
    ...dividend,
    tab: 'given',
    given: {
      status: 'ready',
      value: {
        rows: givenContracts.map((one) => toContract(one, sampleWriting)),
        page: 1,
        pages: 3,
      },
    },
  } as const;
  const gone = failedSample;
  return {
    offered,
    phone: { ...dividend, wide: false },
    daily: {
      ...dividend,
      kind: 'daily',
      received: contracts(salaryContract('daily')),
      read: ready({
        rows: [{ ...shortRow(60), to: '2026-11-21T13:00:00Z', status: 'on-hold' }],
        totalCount: 1,
        contract: salaryContract('daily'),
      }),
    },
    hourly: salary('hourly', 60),
    realtime: salary('realtime', 5),
    empty: { ...dividend, read: ready({ rows: [], totalPages: 0, totalCount: 0, total: '0.00' }) },
    loading: { ...dividend, read: { status: 'loading' }, received: { status: 'loading' } },
    failed: { ...dividend, read: gone },
    featureOff: {
      ...dividend,
      read: { ...gone, error: new ApiError('FEATURE_OFF', { http: 403 }) },
      received: contracts(),
    },
    refused: { ...dividend, read: { ...gone, error: new ApiError('NOT_AGENT') }, received: gone },
    longText: {
      ...mine,
      received: contracts({
        ...offeredContract,
        account: 'x'.repeat(200),
        tiers: Array.from({ length: 10 }, (_, step) => ({
          rate: `${step + 1}.25`,
          periodicValidBet: `${step + 1}98765432109876.50`,
          activeMembers: 1_234_567,
        })),
      }),
      wide: false,
    },
    received: mine,
    receivedPhone: { ...mine, wide: false },
    receivedNone: { ...mine, received: contracts() },
    receivedLoading: { ...mine, received: { status: 'loading' } },
    receivedFailed: { ...mine, received: gone },
    late: {
      ...mine,
      received: contracts(activeContract),
      late: { error: new ApiError('ALREADY_DONE', { http: 409 }), attempt: 1 },
    },
    given,
    givenPhone: { ...given, wide: false },
    givenNone: { ...given, given: { status: 'ready', value: { rows: [], page: 1, pages: 0 } } },
    givenFailed: { ...given, given: gone },
    nothingToGive: { ...given, received: contracts(offeredContract) },
  };
});

/** The states whose screenshots are compared. */
export const contractsFaces = [
  'offered',
  'receivedPhone',
  'given',
] as const satisfies readonly StateId<typeof contractsStates>[];
