import type { ListShape } from '../../shared/records/address.ts';

/** Filters and columns of the bonuses. The API contract has one order only: newest first. */
export const bonusList: ListShape = {
  filters: ['source', 'status'],
  columns: ['id', 'expires', 'turnover', 'status'],
  sortable: [],
  preset: 'last30',
};
