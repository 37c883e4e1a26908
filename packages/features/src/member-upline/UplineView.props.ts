import type { PastPage } from '../money/index.ts';
import type { Part } from '../parts/index.ts';
import type { Upline, UplineDraft } from './model.ts';

/** Money for the upline as it is sent. */
export interface WantedSending {
  readonly amount: string;
  readonly paymentPassword: string;
  readonly note: string;
}

export interface UplineViewProps {
  readonly upline: Part<Upline>;
  /** Balance of the main wallet; `null` while unknown. */
  readonly balance: string | null;
  /** Balances are hidden, as in the header (LAY-03). */
  readonly hidden: boolean;
  readonly currencySymbol: string;
  readonly past: Part<PastPage>;
  readonly busy: boolean;
  /** The last attempt that failed; `attempt` distinguishes two equal failures. */
  readonly failed: { readonly error: unknown; readonly attempt: number } | null;
  /** How much was sent from here, in times: with each the form begins anew. */
  readonly made: number;
  /** What was left in the form. Default: nothing. */
  readonly draft?: UplineDraft | undefined;
  /** Called with the values of the form on every change. */
  readonly onDraft?: ((typed: UplineDraft) => void) | undefined;
  /** Asks for confirmation, then sends it. */
  readonly onSend: (wanted: WantedSending) => void;
  /** The failed attempt once more, as it was. */
  readonly onAgain: () => void;
  readonly onRetry: () => void;
  readonly onRetryPast: () => void;
  readonly onPastPage: (page: number) => void;
}
