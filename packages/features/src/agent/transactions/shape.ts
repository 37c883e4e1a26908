import type { ListShape } from '../../shared/records/address.ts';

/** Names of the columns in the order of a request. */
export const teamTransactionOrders = {
  time: 'time',
  change: 'amount',
} as const;

/** Filters and columns of the account details of downlines, newest first. */
export const teamTransactionList: ListShape = {
  filters: ['search', 'type', 'status'],
  words: ['search'],
  columns: ['reference', 'status'],
  sortable: Object.keys(teamTransactionOrders),
  usualSort: { column: 'time', direction: 'descending' },
  preset: 'last7',
  sharesPeriod: true,
  keptAs: 'teamTransactions',
};
