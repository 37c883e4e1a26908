import type { ListShape } from '../../shared/records/address.ts';

/** Filters and columns of the account record. The API contract has one order only: newest first. */
export const transactionList: ListShape = {
  filters: ['type', 'status'],
  columns: ['detail', 'reference', 'balance', 'status'],
  sortable: [],
  preset: 'last7',
};
