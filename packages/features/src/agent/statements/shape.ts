import type { ListShape } from '../../shared/records/address.ts';

/** Names of the columns in the order of a request. */
export const statementOrders = {
  account: 'account',
  team: 'team',
  validBet: 'validBet',
  payout: 'payout',
  rebate: 'rebate',
  bonus: 'bonus',
  net: 'net',
} as const;

/** Filters of statements: the downlines of one account, or accounts whose name matches. */
export const statementList: ListShape = {
  filters: ['search', 'parentId'],
  words: ['search'],
  columns: ['team', 'validBet', 'payout', 'rebate', 'bonus'],
  sortable: Object.keys(statementOrders),
  usualSort: { column: 'validBet', direction: 'descending' },
  preset: 'last7',
  sharesPeriod: true,
  keptAs: 'statements',
};
