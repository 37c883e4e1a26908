import type { ListShape } from '../../shared/records/address.ts';

/** Filters and columns of the redeem history. The API contract has one order only: newest first. */
export const redeemList: ListShape = {
  filters: ['type', 'status'],
  columns: ['amount', 'requiredAmount', 'time', 'change', 'unit', 'exchangeAmount', 'remark'],
  sortable: [],
  preset: 'last30',
};

/** Filters and columns of the movements of points. */
export const changeList: ListShape = {
  filters: ['type'],
  columns: ['reference', 'remark'],
  sortable: [],
  preset: 'last30',
};
