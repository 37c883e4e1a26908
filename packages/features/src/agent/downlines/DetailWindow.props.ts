import type { Part } from '../../shared/parts/part.ts';
import type { RateCap } from '../rebates/rebates-model.ts';
import type { Downline, PathStep } from './downlines-model.ts';
import type { Transfer, TransferEvents } from './Transfer.props.ts';

/** Somebody looked at more closely. */
export interface Detail {
  readonly person: Downline;
  /** The way down to them, themselves last; empty while it is not known. */
  readonly path: readonly PathStep[];
  /** What the agent may give on. */
  readonly caps: Part<readonly RateCap[]>;
  readonly saving: {
    readonly busy: boolean;
    readonly failed: { readonly error: unknown; readonly attempt: number } | null;
  };
  /** Money for them; `null` where it cannot be sent. */
  readonly transfer: Transfer | null;
}

/** The window of one downline: what is shown, and what can be done there (AGT-04). */
export interface DetailWindowProps extends TransferEvents {
  readonly detail: Detail;
  readonly onClose: () => void;
  readonly onTeam: (id: string) => void;
  readonly onRates: (person: Downline, rebates: { gameType: string; rate: string }[]) => void;
  /** The same once more. */
  readonly onRatesAgain: () => void;
  readonly onRetryCaps: () => void;
}
