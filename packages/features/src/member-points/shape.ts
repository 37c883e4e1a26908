import type { ListShape } from '../records/index.ts';

/** What the redeem history can be asked for; the contract knows no other order than the newest first. */
export const redeemList: ListShape = {
  filters: ['type', 'status'],
  columns: ['amount', 'requiredAmount', 'time', 'change', 'unit', 'exchangeAmount', 'remark'],
  sortable: [],
  preset: 'last30',
};

/** What the movements of points can be asked for. */
export const changeList: ListShape = {
  filters: ['type'],
  columns: ['reference', 'remark'],
  sortable: [],
  preset: 'last30',
};
