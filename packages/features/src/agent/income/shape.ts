import type { ListShape } from '../../shared/records/address.ts';

/** Filters and columns of an agent's income; the newest day comes first. */
export const incomeList: ListShape = {
  filters: ['type'],
  columns: ['reference', 'status'],
  sortable: [],
  preset: 'last7',
};
