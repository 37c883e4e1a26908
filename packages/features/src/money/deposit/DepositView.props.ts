import type { UiClock } from '@parlour/ui';
import type { Part } from '../../shared/parts/part.ts';
import type { DepositDraft, DepositOptions } from './deposit-model.ts';
import type { Order, OrderPage } from './order.ts';
import type { Failure, WantedDeposit } from './use-opening.ts';
import type { OrderActions } from './use-order.ts';

/** The order that is shown, or `null` while a new deposit is filled in, and what is done with it. */
export interface DepositViewProps extends OrderActions {
  readonly currencySymbol: string;
  /** For the time that is left to pay. */
  readonly clock: UiClock;
  readonly options: Part<DepositOptions>;
  /** Deposits something may still happen to, newest first. */
  readonly open: Part<readonly Order[]>;
  /** Somebody chose what is shown; before that it waits for the orders that are still open. */
  readonly isChosen: boolean;
  readonly past: Part<OrderPage>;
  /** What the form begins with. */
  readonly draft: DepositDraft;
  /** An order is being asked for. */
  readonly opening: boolean;
  readonly openingFailed: Failure | null;
  readonly onDraft: (draft: DepositDraft) => void;
  readonly onOpen: (wanted: WantedDeposit) => void;
  /** The failed attempt once more, as it was. */
  readonly onAgain: () => void;
  readonly onShow: (depositId: string) => void;
  readonly onBegin: () => void;
  readonly onCopy: (text: string) => void;
  readonly onService: () => void;
  readonly onRetry: () => void;
  readonly onRetryPast: () => void;
  readonly onPastPage: (page: number) => void;
}

/** What the parts of the page get beside the props of the page. */
export interface WithMoney {
  readonly money: (amount: string) => string;
}
