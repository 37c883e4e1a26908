import type { TransferDraft, TransferLimits, WantedTransfer } from './transfer-model.ts';

/** An attempt that failed; `attempt` distinguishes two equal failures. */
export interface TransferFailure {
  readonly error: unknown;
  readonly attempt: number;
}

/** What a form for one kind of recipient says in its own words. */
export interface TransferTexts {
  /** Heading of the form. */
  readonly form: string;
  /** What the recipient is to the sender. */
  readonly recipient: string;
  /** Limits of the amount. */
  readonly limits: string;
  readonly note: string;
  readonly noteHint: string;
  /** That it cannot be taken back, with the name once more. */
  readonly warning: string;
  /** On the button while there is no amount, and with one. */
  readonly action: string;
  readonly send: (amount: string) => string;
  /** A better sentence than the one for the code of a failure that is about the whole form. */
  readonly failure?: ((error: unknown) => string | undefined) | undefined;
}

/** The form that sends money from the main wallet to another account (WAL-05, WAL-07, AGT-04). */
export interface TransferFormProps {
  /** Unique on the page: beginning of the ids. */
  readonly id: string;
  /** Masked by the backend. */
  readonly account: string;
  readonly nickname: string;
  readonly limits: TransferLimits;
  /** Decimal strings. */
  readonly presets: readonly string[];
  readonly texts: TransferTexts;
  /** Balance of the main wallet; `null` while unknown. */
  readonly balance: string | null;
  /** Balances are hidden, as in the header (LAY-03). */
  readonly hidden: boolean;
  readonly currencySymbol: string;
  readonly busy: boolean;
  readonly failed: TransferFailure | null;
  /** How much was sent from here, in times: with each the form begins anew. */
  readonly made: number;
  /** What was left in the form. Default: nothing. */
  readonly draft?: TransferDraft | undefined;
  /** Called with the values of the form on every change. */
  readonly onDraft?: ((typed: TransferDraft) => void) | undefined;
  /** Asks for confirmation, then sends it. */
  readonly onSend: (wanted: WantedTransfer) => void;
  /** The failed attempt once more, as it was. */
  readonly onAgain: () => void;
}
