import { ofAccount } from './page-errors.account.fixture.ts';
import type { Deed } from './page-errors.deed.fixture.ts';
import { ofGifts, ofPlay } from './page-errors.gifts.fixture.ts';
import { ofMoney, ofOrders } from './page-errors.money.fixture.ts';

/** Every call a member makes on a page of the centre, and how. */
export const deeds: readonly Deed[] = [
  ...ofAccount,
  ...ofMoney,
  ...ofOrders,
  ...ofGifts,
  ...ofPlay,
];
