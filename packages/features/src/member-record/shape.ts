import type { ListShape } from '../records/index.ts';

/** What the account record can be asked for; the contract knows no other order than the newest first. */
export const transactionList: ListShape = {
  filters: ['type', 'status'],
  columns: ['detail', 'reference', 'balance', 'status'],
  sortable: [],
  preset: 'last7',
};
