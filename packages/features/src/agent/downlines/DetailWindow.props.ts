import type { Part } from '../../shared/parts/part.ts';
import type { RateCap } from '../rebates/rebates-model.ts';
import type { Downline, PathStep } from './downlines-model.ts';
import type { Transfer, TransferEvents } from './Transfer.props.ts';

/** The downline whose details are shown. */
export interface Detail {
  readonly person: Downline;
  /** The accounts from the agent down to this one, itself last; empty while unknown. */
  readonly path: readonly PathStep[];
  /** The maximum rates that the agent can give. */
  readonly caps: Part<readonly RateCap[]>;
  readonly saving: {
    readonly busy: boolean;
    readonly failed: { readonly error: unknown; readonly attempt: number } | null;
  };
  /** Transfer to this account; `null` where it is not allowed. */
  readonly transfer: Transfer | null;
}

/** The window of one downline: details and actions (AGT-04). */
export interface DetailWindowProps extends TransferEvents {
  readonly detail: Detail;
  readonly onClose: () => void;
  readonly onTeam: (id: string) => void;
  readonly onRates: (person: Downline, rebates: { gameType: string; rate: string }[]) => void;
  /** Repeats the failed attempt unchanged. */
  readonly onRatesAgain: () => void;
  readonly onRetryCaps: () => void;
}
