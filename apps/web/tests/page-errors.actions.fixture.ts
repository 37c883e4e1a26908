import { ofAccount } from './page-errors.account.fixture.ts';
import type { PageAction } from './page-errors.action.fixture.ts';
import { ofGifts, ofPlay } from './page-errors.gifts.fixture.ts';
import { ofFirstWithdrawal, ofMoney, ofOrders } from './page-errors.money.fixture.ts';

/** Every call a member makes on a page of the centre, and the steps that make it. */
export const pageActions: readonly PageAction[] = [
  ...ofAccount,
  ...ofFirstWithdrawal,
  ...ofMoney,
  ...ofOrders,
  ...ofGifts,
  ...ofPlay,
];
