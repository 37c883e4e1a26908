import type { ListShape } from '../../shared/records/address.ts';

/** Filters and columns of profit and loss. All days come in one answer, newest first. */
export const profitList: ListShape = {
  filters: ['gameType'],
  columns: ['stake', 'validBet', 'payout', 'bonus'],
  sortable: [],
  preset: 'last7',
};
