import type { ReactNode } from 'react';
import type { Part } from '../../shared/parts/part.ts';
import type { Detail, DetailWindowProps } from './DetailWindow.props.ts';
import type { Downline, DownlinePage, PathStep } from './downlines-model.ts';
import type { TeamPlace } from './place.ts';
import type { TransferEvents } from './Transfer.props.ts';

/** The path to an account in the team, and the number of accounts below it. */
export interface Standing {
  readonly path: readonly PathStep[];
  /** Number of direct downlines; `null` while unknown. */
  readonly direct: number | null;
  /** Number of downlines at all levels. */
  readonly all: number | null;
}

export interface DownlinesViewProps extends TransferEvents {
  readonly place: TeamPlace;
  readonly standing: Standing;
  /** The account whose team is shown; `null` for one's own team and while unknown. */
  readonly person: Downline | null;
  readonly list: Part<DownlinePage>;
  /** Another page is loading; the previous one stays meanwhile. */
  readonly isTurning: boolean;
  readonly tree: {
    readonly rows: Part<readonly Downline[]>;
    /** The direct downlines of an account; `undefined` while unknown. */
    readonly below: (id: string) => readonly Downline[] | undefined;
    readonly open: ReadonlySet<string>;
    readonly failed: ReadonlySet<string>;
    /** How many of all rows are loaded while a level of several pages is read. Default: all of them. */
    readonly reading?: { readonly read: number; readonly of: number } | null | undefined;
  };
  /** The account whose details are open. */
  readonly detail: Detail | null;
  /** Wide enough for a table with sortable headers. */
  readonly wide: boolean;
  /** Saved views and keys of the list. Default: none. */
  readonly tools?: ReactNode;
  /** The address of an account's team; `''` for one's own. */
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
