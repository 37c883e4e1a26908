import type { ListShape } from '../../shared/records/address.ts';

/** Filters of statements: the downlines of one account, or accounts whose name matches. */
export const statementList: ListShape = {
  filters: ['search', 'parentId'],
  words: ['search'],
  columns: ['team', 'validBet', 'payout', 'rebate', 'bonus'],
  sortable: [],
  preset: 'last7',
};
