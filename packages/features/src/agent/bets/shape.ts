import type { ListShape } from '../../shared/records/address.ts';

/** Names of the columns in the order of a request. */
export const teamBetOrders = {
  time: 'time',
  stake: 'stake',
  payout: 'payout',
  winLoss: 'winLoss',
} as const;

/** Filters and columns of team betting, newest first if no order is chosen. */
export const teamBetList: ListShape = {
  filters: ['search', 'gameType', 'status'],
  words: ['search'],
  columns: ['number', 'validBet', 'payout', 'status'],
  sortable: Object.keys(teamBetOrders),
  usualSort: { column: 'time', direction: 'descending' },
  preset: 'last7',
  sharesPeriod: true,
  keptAs: 'teamBets',
};
