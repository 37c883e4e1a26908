import type { Part } from '../../shared/parts/part.ts';
import type { Detail, DetailWindowProps } from './DetailWindow.props.ts';
import type { Downline, DownlinePage, PathStep } from './downlines-model.ts';
import type { TeamPlace } from './place.ts';
import type { TransferEvents } from './Transfer.props.ts';

/** Position in the team, and the number of accounts below. */
export interface Standing {
  readonly path: readonly PathStep[];
  /** Right below; `null` while it is not known. */
  readonly direct: number | null;
  /** At any depth. */
  readonly all: number | null;
}

export interface DownlinesViewProps extends TransferEvents {
  readonly place: TeamPlace;
  readonly standing: Standing;
  /** Whose team it is; `null` for one's own and while it is not known. */
  readonly person: Downline | null;
  readonly list: Part<DownlinePage>;
  /** Another page is on its way; the one before stays meanwhile. */
  readonly isTurning: boolean;
  readonly tree: {
    readonly rows: Part<readonly Downline[]>;
    /** Those right below somebody; `undefined` while they are not known. */
    readonly below: (id: string) => readonly Downline[] | undefined;
    readonly open: ReadonlySet<string>;
    readonly failed: ReadonlySet<string>;
    /** How many of how many rows are here while levels of more than one answer are read. Default: all of them are. */
    readonly reading?: { readonly read: number; readonly of: number } | null | undefined;
  };
  /** Who is looked at more closely. */
  readonly detail: Detail | null;
  /** Room for a table with a head to sort by. */
  readonly wide: boolean;
  /** The address of somebody's team; `''` for one's own. */
  readonly hrefOf: (of: string) => string;
  readonly onMove: (change: Partial<TeamPlace>) => void;
  readonly onOpenRows: (ids: ReadonlySet<string>) => void;
  /** Loads the downlines of an account again. */
  readonly onBelow: (id: string) => void;
  readonly onDetail: (person: Downline) => void;
  readonly onClose: () => void;
  readonly onRates: DetailWindowProps['onRates'];
  readonly onRatesAgain: () => void;
  readonly onRetryCaps: () => void;
  readonly onRetry: () => void;
}
