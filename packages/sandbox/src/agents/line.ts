import type { Cents } from '../core/money.ts';
import type { ActivityKind } from '../team/daily-activity.ts';
import type { Span } from '../team/derived.ts';

/** The kind of a line; the derived team sends no transfers. */
export type LineKind = ActivityKind | 'uplineTransfer' | 'downlineTransfer';

/** One activity of a person in a team. */
export interface TeamLine {
  /** Id of one row: the two sides of a transfer within the team share a reference, so that is not unique. */
  readonly id: string;
  readonly at: number;
  readonly account: string;
  readonly agent: boolean;
  readonly kind: LineKind;
  /** The stake of a bet, the amount paid out in a withdrawal; for other kinds, the amount the person received. */
  readonly amount: Cents;
  readonly payout: Cents;
  readonly nodeId: number;
  readonly gameType: string;
  readonly reference: string;
  readonly status: string;
}

export interface LineQuery {
  readonly kinds: readonly LineKind[];
  readonly span: Span;
  /** Part of the account; empty for all accounts. */
  readonly search: string;
  /** Empty for every kind of game. */
  readonly gameType: string;
  /** Empty for every status. */
  readonly status: string;
}

/** An order of lines other than newest first. */
export interface LineOrder {
  /** The value that orders a line. Money in hundredths. */
  readonly key: (line: {
    readonly at: number;
    readonly kind: LineKind;
    readonly amount: number;
    readonly payout: number;
    /** A void bet wins and loses nothing. */
    readonly isVoid: boolean;
  }) => number;
  readonly direction: 'asc' | 'desc';
}
