import type { ListShape } from '../../shared/records/address.ts';

/** Filters and columns of the betting record. The API contract has one order only: newest first. */
export const betList: ListShape = {
  filters: ['gameType', 'vassalage', 'status'],
  columns: ['number', 'stake', 'payout', 'status'],
  sortable: [],
  preset: 'last7',
};
