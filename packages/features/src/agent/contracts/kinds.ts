import type { MessageKey } from '../../shared/i18n/use-t.ts';

/** The four kinds of contract; each has its own page (AGT-09 to AGT-12). */
export const contractKinds = ['dividend', 'daily', 'hourly', 'realtime'] as const;
/** A kind of contract, as the backend calls it. */
export type ContractKind = (typeof contractKinds)[number];

/** Settlement periods an agent may request and offer. */
export const contractPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
/** A settlement period, as the backend calls it. */
export type ContractPeriod = (typeof contractPeriods)[number];

/** The names of a page's parts, for one kind. */
interface KindWords {
  /** Title of the page, and name of its exported file. */
  readonly page: MessageKey;
  readonly contract: MessageKey;
  /** Label of the period of a settlement. */
  readonly time: MessageKey;
  /** Label of the bet amount that the contract counts. */
  readonly bet: MessageKey;
  /** Label of the amount of a settlement. */
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
 * Periods that a contract of a kind can have. Hourly and real-time contracts are settled every few minutes: their
 * period is the day, and there is no choice.
 */
export const periodsOf = (kind: ContractKind): readonly ContractPeriod[] =>
  kind === 'dividend' || kind === 'daily' ? contractPeriods : ['daily'];
