import type { ListShape } from '../../shared/records/address.ts';

/** Filters and columns of the account details of downlines, newest first. */
export const teamTransactionList: ListShape = {
  filters: ['search', 'type', 'status'],
  words: ['search'],
  columns: ['reference', 'status'],
  sortable: [],
  preset: 'last7',
};
