import type { Part } from '../../shared/parts/part.ts';
import type { ClaimPage, Envelope, EnvelopePage } from './envelopes-model.ts';
import type { Everyone, KeptEnvelope, Person, WantedEnvelope } from './wanted.ts';

/** The last attempt that failed; `attempt` distinguishes two equal failures. */
export interface Failed {
  readonly error: unknown;
  readonly attempt: number;
}

export interface EnvelopesViewProps {
  readonly everyone: Part<Everyone>;
  /** The accounts to choose from: all direct downlines, or the results of a search. */
  readonly candidates: Part<readonly Person[]>;
  /** Balance of the main wallet; `null` while unknown. */
  readonly balance: string | null;
  /** Balances are hidden, as in the header (LAY-03). */
  readonly hidden: boolean;
  readonly currencySymbol: string;
  /** Initial values of the form: the draft. */
  readonly kept: KeptEnvelope;
  readonly busy: boolean;
  /** `isSent`: the request was sent. Otherwise the step before it failed and nothing was sent. */
  readonly failed: (Failed & { readonly isSent: boolean }) | null;
  /** How many envelopes were sent from here; the form is emptied after each. */
  readonly made: number;
  readonly past: Part<EnvelopePage>;
  /** The envelope that is open in the window. */
  readonly opened: Envelope | null;
  /** Who opened it; fetched only for an envelope that the agent sent. */
  readonly claims: Part<ClaimPage>;
  readonly taking: { readonly busy: boolean; readonly failed: Failed | null };
  readonly onKeep: (typed: KeptEnvelope) => void;
  readonly onSearch: (typed: string) => void;
  /** Shows a summary, then sends the envelope. */
  readonly onSend: (wanted: WantedEnvelope, paymentPassword: string) => void;
  /** Repeats the failed attempt unchanged. */
  readonly onAgain: () => void;
  readonly onOpen: (envelope: Envelope) => void;
  readonly onClose: () => void;
  /** Opens a received envelope and takes its money. */
  readonly onTake: (envelope: Envelope) => void;
  readonly onPage: (page: number) => void;
  readonly onClaimsPage: (page: number) => void;
  readonly onRetryPeople: () => void;
  readonly onRetryPast: () => void;
  readonly onRetryClaims: () => void;
}
