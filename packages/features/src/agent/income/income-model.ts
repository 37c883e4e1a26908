import type { WireIncomePage } from '@parlour/api-client';
import type { RecordPage } from '../../shared/records/collect.ts';
import type { CodeWords, SiteWriting } from '../../shared/records/labels.ts';
import { type Figure, figureOf } from '../team-figures/figure.ts';

/** What an agent earned on a day in one way (AGT-07). */
export interface Income {
  readonly id: string;
  /** `yyyy-MM-dd`, in the time zone of the site. */
  readonly date: string;
  /** Code of the backend, as is the status. */
  readonly type: string;
  readonly status: string;
  readonly reference: string;
  readonly amount: Figure;
}

/** What came in one way over the whole range. */
export interface IncomeShare {
  readonly type: string;
  readonly amount: Figure;
  /** Of the whole, 0 to 100. */
  readonly percent: number;
  readonly text: string;
}

/** A page of income, with the sum of its whole range and what it is made of. */
export interface IncomePage extends RecordPage<Income> {
  readonly total: Figure;
  readonly shares: readonly IncomeShare[];
}

/** Ways to earn; the contract leaves the list open. */
export const incomeTypes: CodeWords = new Map([
  ['rebate', { label: 'income.rebateDifference' }],
  ['dividend', { label: 'team.dividend' }],
  ['dailySalary', { label: 'team.dailyWages' }],
  ['hourSalary', { label: 'team.hourlySalary' }],
  ['realtimeSalary', { label: 'team.realtimeSalary' }],
  ['commission', { label: 'team.commission' }],
]);

/** Statuses of an income and of a settlement; the contract leaves the list open. */
export const incomeStatuses: CodeWords = new Map([
  ['processing', { label: 'status.payment.processing', tone: 'info' }],
  ['completed', { label: 'status.payment.completed', tone: 'success' }],
  ['notMet', { label: 'income.notMet', tone: 'neutral' }],
]);

/** Wire → view model, page by page (AGT-07). */
export function toIncomePage(
  { rows, totalPages, totalCount, total, shares }: WireIncomePage,
  { symbol }: Pick<SiteWriting, 'symbol'>,
): IncomePage {
  return {
    rows: rows.map(({ date, type, status, reference, amount }) => ({
      ...{ date, type, status, reference },
      // Several ways may name one reference, and one way several days.
      id: `${date} ${type} ${reference}`,
      amount: figureOf(amount, { symbol }),
    })),
    totalPages,
    totalCount,
    total: figureOf(total, { symbol }),
    shares: shares.map(({ type, amount, share }) => ({
      type,
      amount: figureOf(amount, { symbol }),
      percent: Number(share),
      text: `${share}%`,
    })),
  };
}
