import type { Cents } from '../core/money.ts';
import type { ActivityKind } from '../team/daily-activity.ts';
import type { Span } from '../team/derived.ts';

/** What a line is about; the derived team sends no money. */
export type LineKind = ActivityKind | 'uplineTransfer' | 'downlineTransfer';

/** Something a person of a team did. */
export interface TeamLine {
  /** One entry: both sides of a transfer within the team have the same reference. */
  readonly id: string;
  readonly at: number;
  readonly account: string;
  readonly agent: boolean;
  readonly kind: LineKind;
  /** The stake of a bet, what was paid out in a withdrawal, and what everything else brought the person. */
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
  /** Part of the account; empty for everybody. */
  readonly search: string;
  /** Empty for every kind of game. */
  readonly gameType: string;
  /** Empty for every status. */
  readonly status: string;
}
