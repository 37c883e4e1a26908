import type { ListShape } from '../../shared/records/address.ts';

/** Filters and columns of team betting. The API contract has one order only: newest first. */
export const teamBetList: ListShape = {
  filters: ['search', 'gameType', 'status'],
  words: ['search'],
  columns: ['number', 'validBet', 'payout', 'status'],
  sortable: [],
  preset: 'last7',
};
