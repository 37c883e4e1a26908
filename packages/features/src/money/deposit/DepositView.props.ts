import type { UiClock } from '@parlour/ui';
import type { Part } from '../../shared/parts/part.ts';
import type { DepositDraft, DepositOptions } from './deposit-model.ts';
import type { Order, OrderPage } from './order.ts';
import type { Failure, WantedDeposit } from './use-opening.ts';
import type { OrderActions } from './use-order.ts';

/** The order that is shown (`null` while a new deposit is filled in) and its actions. */
export interface DepositViewProps extends OrderActions {
  readonly currencySymbol: string;
  /** Counts down the time that is left to pay. */
  readonly clock: UiClock;
  readonly options: Part<DepositOptions>;
  /** Deposits that are not decided yet, newest first. */
  readonly open: Part<readonly Order[]>;
  /** The member chose what is shown. Before that the page waits for the open orders. */
  readonly isChosen: boolean;
  readonly past: Part<OrderPage>;
  /** Initial values of the form. */
  readonly draft: DepositDraft;
  /** The request for an order is under way. */
  readonly opening: boolean;
  readonly openingFailed: Failure | null;
  readonly onDraft: (draft: DepositDraft) => void;
  readonly onOpen: (wanted: WantedDeposit) => void;
  /** Repeats the failed attempt unchanged. */
  readonly onAgain: () => void;
  readonly onShow: (depositId: string) => void;
  readonly onBegin: () => void;
  readonly onCopy: (text: string) => void;
  readonly onService: () => void;
  readonly onRetry: () => void;
  readonly onRetryPast: () => void;
  readonly onPastPage: (page: number) => void;
}

/** What the parts of the page get in addition to the props of the page. */
export interface WithMoney {
  readonly money: (amount: string) => string;
}
