import type { ListShape } from '../../shared/records/address.ts';

/** Filters and columns of the bonuses; the API contract has no order but newest first. */
export const bonusList: ListShape = {
  filters: ['source', 'status'],
  columns: ['id', 'expires', 'turnover', 'status'],
  sortable: [],
  preset: 'last30',
};
