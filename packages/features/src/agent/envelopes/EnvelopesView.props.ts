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
  /** Those one can choose among: everybody, or what a search found. */
  readonly candidates: Part<readonly Person[]>;
  /** Balance of the main wallet; `null` while unknown. */
  readonly balance: string | null;
  /** Balances are hidden, as in the header (LAY-03). */
  readonly hidden: boolean;
  readonly currencySymbol: string;
  /** What the form begins with: what was left in it. */
  readonly kept: KeptEnvelope;
  readonly busy: boolean;
  /** `isSent`: the request was sent; else the question before it failed. */
  readonly failed: (Failed & { readonly isSent: boolean }) | null;
  /** How many were sent from here: with each the form begins anew. */
  readonly made: number;
  readonly past: Part<EnvelopePage>;
  /** The envelope that is looked at. */
  readonly opened: Envelope | null;
  /** Who took it; fetched only for one the agent sent. */
  readonly claims: Part<ClaimPage>;
  readonly taking: { readonly busy: boolean; readonly failed: Failed | null };
  readonly onKeep: (typed: KeptEnvelope) => void;
  readonly onSearch: (typed: string) => void;
  /** Shows it once more as a whole, then sends it. */
  readonly onSend: (wanted: WantedEnvelope, paymentPassword: string) => void;
  /** The failed attempt once more, as it was. */
  readonly onAgain: () => void;
  readonly onOpen: (envelope: Envelope) => void;
  readonly onClose: () => void;
  /** Takes what is in a received one. */
  readonly onTake: (envelope: Envelope) => void;
  readonly onPage: (page: number) => void;
  readonly onClaimsPage: (page: number) => void;
  readonly onRetryPeople: () => void;
  readonly onRetryPast: () => void;
  readonly onRetryClaims: () => void;
}
