import type { MessageKey } from '../../shared/i18n/use-t.ts';

/** The four kinds of contract, each with a page of its own (AGT-09 to AGT-12). */
export const contractKinds = ['dividend', 'daily', 'hourly', 'realtime'] as const;
/** A kind of contract, as the backend calls it. */
export type ContractKind = (typeof contractKinds)[number];

/** Settlement periods an agent may request and offer. */
export const contractPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
/** A settlement period, as the backend calls it. */
export type ContractPeriod = (typeof contractPeriods)[number];

/** What the parts of a page are called, kind by kind. */
interface KindWords {
  /** The page, and its file. */
  readonly page: MessageKey;
  readonly contract: MessageKey;
  /** When a settlement was for. */
  readonly time: MessageKey;
  /** The bet amount the contract counts. */
  readonly bet: MessageKey;
  /** What it came to. */
  readonly amount: MessageKey;
}

export const kindWords: Readonly<Record<ContractKind, KindWords>> = {
  dividend: {
    page: 'agent.agentDividendRecordCopy2',
    contract: 'contract.dividend',
    time: 'contract.period',
    bet: 'contract.periodicValidBet',
    amount: 'team.dividend',
  },
  daily: {
    page: 'agent.agentDailyWages2',
    contract: 'contract.daily',
    time: 'chart.day',
    bet: 'contract.dailyBet',
    amount: 'team.dailyWages',
  },
  hourly: {
    page: 'agent.agentHourSalary',
    contract: 'contract.hourly',
    time: 'contract.hour',
    bet: 'contract.hourlyBet',
    amount: 'team.hourlySalary',
  },
  realtime: {
    page: 'agent.agentRealtimeSalary',
    contract: 'contract.realtime',
    time: 'record.time',
    bet: 'wallet.validBet',
    amount: 'team.realtimeSalary',
  },
};

/**
 * Periods a contract of a kind can have. By the hour and in real time the backend settles every so
 * many minutes: there the period is the day, and there is nothing to choose.
 */
export const periodsOf = (kind: ContractKind): readonly ContractPeriod[] =>
  kind === 'dividend' || kind === 'daily' ? contractPeriods : ['daily'];
