import type { ListShape } from '../records/index.ts';

/** What an agent's income can be asked for; the newest day comes first. */
export const incomeList: ListShape = {
  filters: ['type'],
  columns: ['reference', 'status'],
  sortable: [],
  preset: 'last7',
};
