import { ErrorState, Skeleton, Stack } from '@parlour/ui';
import type { DraftValues } from '../drafts/index.ts';
import { errorMessage, useT } from '../i18n/index.ts';
import { useMoney } from '../money/index.ts';
import { type Part, PartError } from '../parts/index.ts';
import { Asks } from './Asks.tsx';
import type { Quote, WithdrawOptions } from './model.ts';
import { NoAccounts } from './NoAccounts.tsx';
import { Orders } from './Orders.tsx';
import { OrderWindow, type OrderWindowProps } from './OrderWindow.tsx';
import type { Order, OrderPage } from './orders.ts';
import { WithdrawForm } from './WithdrawForm.tsx';

/** What a quote is asked for. */
export interface AskedQuote {
  readonly accountId: string;
  readonly amount: string;
}

/** A request as it is sent: the amount has all its decimals. */
export interface WantedWithdrawal extends AskedQuote {
  readonly paymentPassword: string;
}

/** An attempt that did not work; `attempt` tells two equal failures apart. */
export interface Failed {
  readonly error: unknown;
  readonly attempt: number;
}

export interface WithdrawViewProps {
  readonly options: Part<WithdrawOptions>;
  readonly currencySymbol: string;
  /** Balances are hidden, as in the header (LAY-03). */
  readonly hidden: boolean;
  /** `null` while there is nothing to ask for. */
  readonly quote: Part<Quote> | null;
  /** Orders that wait for an answer of the member. */
  readonly asks: Part<readonly Order[]>;
  readonly past: Part<OrderPage>;
  readonly busy: boolean;
  /** `isSent`: the request itself; else its fee could not be asked for, and nothing left. */
  readonly failed: (Failed & { readonly isSent: boolean }) | null;
  /** How many requests were made here: with each the form begins anew. */
  readonly made: number;
  /** What was typed before the page was closed. */
  readonly offered: DraftValues | null;
  /** The order that is open in a window. */
  readonly shown: OrderWindowProps | null;
  readonly onAsk: (asked: AskedQuote | null) => void;
  readonly onType: (typed: Readonly<Record<string, string>>) => void;
  readonly onOffer: () => void;
  /** Asks whether it is meant, then sends it. */
  readonly onSend: (wanted: WantedWithdrawal) => void;
  /** The failed attempt once more, as it was. */
  readonly onAgain: () => void;
  readonly onOpen: (id: string, as: 'detail' | 'answer') => void;
  readonly onRetry: () => void;
  readonly onRetryQuote: () => void;
  readonly onRetryAsks: () => void;
  readonly onRetryPast: () => void;
  readonly onPage: (page: number) => void;
}

/** Withdrawals: what waits for an answer, a new one, and those that were made (MEM-04, WAL-03, WAL-04). */
export function WithdrawView(props: WithdrawViewProps) {
  const { options, asks, shown, currencySymbol, onRetry } = props;
  const t = useT();
  const money = useMoney(currencySymbol);
  // What waits is shown above the form: both appear at once, so that the form is not pushed down.
  const isLoading = options.status === 'loading' || asks.status === 'loading';
  return (
    <Stack>
      {!isLoading && asks.status === 'error' && (
        <PartError part={asks} onRetry={props.onRetryAsks} />
      )}
      {!isLoading && asks.status === 'ready' && (
        <Asks orders={asks.value} money={money} onOpen={props.onOpen} />
      )}
      {isLoading && <Skeleton height={560} />}
      {!isLoading && options.status === 'error' && (
        <ErrorState
          title={t('error.loadFailed')}
          body={errorMessage(options.error, t)}
          retryLabel={t('action.retry')}
          busy={options.busy}
          onRetry={onRetry}
        />
      )}
      {!isLoading &&
        options.status === 'ready' &&
        (options.value.accounts.length === 0 ? (
          <NoAccounts />
        ) : (
          <WithdrawForm {...props} options={options.value} money={money} />
        ))}
      <Orders
        past={props.past}
        money={money}
        onOpen={props.onOpen}
        onRetry={props.onRetryPast}
        onPage={props.onPage}
      />
      {shown && <OrderWindow {...shown} />}
    </Stack>
  );
}
