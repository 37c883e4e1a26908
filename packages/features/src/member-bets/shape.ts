import type { ListShape } from '../records/index.ts';

/** What the betting record can be asked for; the contract knows no other order than the newest first. */
export const betList: ListShape = {
  filters: ['gameType', 'vassalage', 'status'],
  columns: ['number', 'stake', 'payout', 'status'],
  sortable: [],
  preset: 'last7',
};
