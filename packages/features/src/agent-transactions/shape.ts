import type { ListShape } from '../records/index.ts';

/** What the account details of downlines can be asked for; the newest come first. */
export const teamTransactionList: ListShape = {
  filters: ['search', 'type', 'status'],
  words: ['search'],
  columns: ['reference', 'status'],
  sortable: [],
  preset: 'last7',
};
