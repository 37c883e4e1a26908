import type { ListShape } from '../../shared/records/address.ts';

/** Names of the columns in the order of a request. */
export const incomeOrders = {
  date: 'date',
  amount: 'amount',
} as const;

/** Filters and columns of an agent's income, newest day first. */
export const incomeList: ListShape = {
  filters: ['type'],
  columns: ['reference', 'status'],
  sortable: Object.keys(incomeOrders),
  usualSort: { column: 'date', direction: 'descending' },
  preset: 'last7',
  sharesPeriod: true,
  keptAs: 'income',
};
