import type { ListShape } from '../records/index.ts';

/** What the bonuses can be asked for; the contract knows no other order than the newest first. */
export const bonusList: ListShape = {
  filters: ['source', 'status'],
  columns: ['id', 'expires', 'turnover', 'status'],
  sortable: [],
  preset: 'last30',
};
