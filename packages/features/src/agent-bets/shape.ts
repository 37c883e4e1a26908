import type { ListShape } from '../records/index.ts';

/** What team betting can be asked for; the contract knows no other order than the newest first. */
export const teamBetList: ListShape = {
  filters: ['search', 'gameType', 'status'],
  words: ['search'],
  columns: ['number', 'validBet', 'payout', 'status'],
  sortable: [],
  preset: 'last7',
};
