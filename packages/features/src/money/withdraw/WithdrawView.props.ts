import type { DraftValues } from '../../shared/drafts/store.ts';
import type { Part } from '../../shared/parts/part.ts';
import type { Failed } from './failed.ts';
import type { FirstWithdrawal } from './first/use-first-withdrawal.ts';
import type { OrderWindowProps } from './OrderWindow.props.ts';
import type { Order, OrderPage } from './orders.ts';
import type { Quote, WithdrawOptions } from './withdraw-model.ts';

/** The input of a quote. */
export interface AskedQuote {
  readonly accountId: string;
  readonly amount: string;
}

/** A request as it is sent; the amount has all its decimals. */
export interface WantedWithdrawal extends AskedQuote {
  readonly paymentPassword: string;
}

export interface WithdrawViewProps {
  readonly options: Part<WithdrawOptions>;
  /** What is set up before the first withdrawal. */
  readonly firstTime: FirstWithdrawal;
  readonly currencySymbol: string;
  /** Balances are hidden, as in the header (LAY-03). */
  readonly hidden: boolean;
  /** `null` while account and amount are not both valid. */
  readonly quote: Part<Quote> | null;
  /** Orders that wait for an answer of the member. */
  readonly asks: Part<readonly Order[]>;
  readonly past: Part<OrderPage>;
  readonly busy: boolean;
  /** `isSent`: the request itself failed. Otherwise its quote failed and nothing was sent. */
  readonly failed: (Failed & { readonly isSent: boolean }) | null;
  /** How many requests were made here; the form is emptied after each. */
  readonly made: number;
  /** The draft from before the page was closed. */
  readonly offered: DraftValues | null;
  /** The order that is open in the window. */
  readonly shown: OrderWindowProps | null;
  readonly onAsk: (asked: AskedQuote | null) => void;
  readonly onType: (typed: Readonly<Record<string, string>>) => void;
  readonly onOffer: () => void;
  /** Asks for a confirmation, then sends the request. */
  readonly onSend: (wanted: WantedWithdrawal) => void;
  /** Repeats the failed attempt unchanged. */
  readonly onAgain: () => void;
  readonly onOpen: (id: string, as: 'detail' | 'answer') => void;
  readonly onRetry: () => void;
  readonly onRetryQuote: () => void;
  readonly onRetryAsks: () => void;
  readonly onRetryPast: () => void;
  readonly onPage: (page: number) => void;
}
