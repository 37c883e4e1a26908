import type { ListShape } from '../records/index.ts';

/** What statements can be asked for: the downlines of somebody, or those a name finds. */
export const statementList: ListShape = {
  filters: ['search', 'parentId'],
  words: ['search'],
  columns: ['team', 'validBet', 'payout', 'rebate', 'bonus'],
  sortable: [],
  preset: 'last7',
};
