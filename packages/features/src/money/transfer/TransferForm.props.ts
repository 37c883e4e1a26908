import type { TransferDraft, TransferLimits, WantedTransfer } from './transfer-model.ts';

/** An attempt that failed; `attempt` distinguishes two equal failures. */
export interface TransferFailure {
  readonly error: unknown;
  readonly attempt: number;
}

/** The texts of a form for one kind of recipient. */
export interface TransferTexts {
  /** Heading of the form. */
  readonly form: string;
  /** What the recipient is to the sender: label of the recipient. */
  readonly recipient: string;
  /** Limits of the amount. */
  readonly limits: string;
  readonly note: string;
  readonly noteHint: string;
  /** Says that the transfer cannot be taken back, and names the recipient. */
  readonly warning: string;
  /** Label of the button without an amount, and with one. */
  readonly action: string;
  readonly send: (amount: string) => string;
  /** Returns a better sentence for a failure of the whole form than the one for its code. */
  readonly failure?: ((error: unknown) => string | undefined) | undefined;
}

/** The form that sends money from the main wallet to another account (WAL-05, WAL-07, AGT-04). */
export interface TransferFormProps {
  /** Unique on the page: prefix of the ids. */
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
  /** How many transfers were made here; the form is emptied after each. */
  readonly made: number;
  /** The draft to start with. Default: nothing. */
  readonly draft?: TransferDraft | undefined;
  /** Called with the values of the form on every change. */
  readonly onDraft?: ((typed: TransferDraft) => void) | undefined;
  /** Asks for confirmation, then sends it. */
  readonly onSend: (wanted: WantedTransfer) => void;
  /** Repeats the failed attempt unchanged. */
  readonly onAgain: () => void;
}
