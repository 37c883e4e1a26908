import type { WireIncomePage } from '@parlour/api-client';
import { type DrawnShare, drawnShares } from '../../shared/money/shares.ts';
import type { RecordPage } from '../../shared/records/collect.ts';
import type { CodeWords, SiteWriting } from '../../shared/records/labels.ts';
import { type Figure, figureOf } from '../team-figures/figure.ts';

/** An agent's income of one day from one source (AGT-07). */
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

/** The income from one source over the whole range. */
export interface IncomeShare extends DrawnShare {
  readonly type: string;
  readonly amount: Figure;
}

/** A page of income, with the total of its whole range and its shares. */
export interface IncomePage extends RecordPage<Income> {
  readonly total: Figure;
  readonly shares: readonly IncomeShare[];
}

/** Sources of income; the contract leaves the list open. */
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
  const drawn = drawnShares(shares);
  return {
    rows: rows.map(({ date, type, status, reference, amount }) => ({
      ...{ date, type, status, reference },
      // One reference can occur with several sources, and one source on several days.
      id: `${date} ${type} ${reference}`,
      amount: figureOf(amount, { symbol }),
    })),
    totalPages,
    totalCount,
    total: figureOf(total, { symbol }),
    shares: shares.flatMap(({ type, amount }, place) => {
      const share = drawn[place];
      return share ? [{ type, amount: figureOf(amount, { symbol }), ...share }] : [];
    }),
  };
}
