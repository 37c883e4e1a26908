import type { ListShape } from '../../shared/records/address.ts';

/** Filters and columns of team betting; the API contract has no order but newest first. */
export const teamBetList: ListShape = {
  filters: ['search', 'gameType', 'status'],
  words: ['search'],
  columns: ['number', 'validBet', 'payout', 'status'],
  sortable: [],
  preset: 'last7',
};
