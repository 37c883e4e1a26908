import type { ListShape } from '../../shared/records/address.ts';

/** Filters and columns of an agent's income, newest day first. */
export const incomeList: ListShape = {
  filters: ['type'],
  columns: ['reference', 'status'],
  sortable: [],
  preset: 'last7',
};
