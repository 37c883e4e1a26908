import type { ListShape } from '../records/index.ts';

/** What profit and loss can be asked for; the days come whole, the newest first. */
export const profitList: ListShape = {
  filters: ['gameType'],
  columns: ['stake', 'validBet', 'payout', 'bonus'],
  sortable: [],
  preset: 'last7',
};
