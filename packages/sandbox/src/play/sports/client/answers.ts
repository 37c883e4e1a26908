import type { Visit } from '../../client/answers.ts';

/** One thing to bet on: a winner, a draw, over or under. */
export interface PickView {
  readonly id: string;
  readonly name: string;
  /** Decimal odds: `1.85`. */
  readonly odds: string;
}

/** Picks of which exactly one comes true. */
export interface MarketView {
  readonly name: string;
  readonly picks: readonly PickView[];
}

/** A match that takes bets. */
export interface MatchView {
  readonly id: string;
  readonly sport: string;
  /** `Padma Pilots – Jamuna Jets`. */
  readonly title: string;
  readonly league: string;
  /** The day in the time zone of the site: `2026-11-20`, and as the page says it. */
  readonly day: string;
  readonly dayName: string;
  /** `21:00`. */
  readonly clock: string;
  readonly markets: readonly MarketView[];
}

/** A match that has started or ended. */
export interface StartedView {
  readonly sport: string;
  readonly title: string;
  readonly league: string;
  readonly clock: string;
  /** In progress, or the result. */
  readonly note: string;
}

/** A selection of a bet. */
export interface LegView {
  readonly title: string;
  readonly pick: string;
  readonly odds: string;
  readonly state: 'open' | 'won' | 'lost';
  /** When it starts, that it is in progress, or the result. */
  readonly note: string;
}

/** A bet of the member. */
export interface BetView {
  /** `BT-60001`. */
  readonly id: string;
  readonly status: 'open' | 'won' | 'lost';
  readonly time: string;
  readonly stake: string;
  readonly odds: string;
  /** What it paid; of an open bet, what it can pay. */
  readonly payout: string;
  readonly legs: readonly LegView[];
  readonly isOfThisVisit: boolean;
}

/** Everything that changes while the page is open. */
export interface BookAnswer {
  readonly matches: readonly MatchView[];
  readonly started: readonly StartedView[];
  readonly bets: readonly BetView[];
  readonly visit: Visit;
}

/** A selection as the page sends it, with the odds it saw. */
export interface LegWish {
  readonly match: string;
  readonly pick: string;
  readonly odds: string;
}

/** A slip as the page sends it. */
export interface SlipBody {
  readonly kind: 'multiple' | 'single';
  readonly stake: string;
  readonly legs: readonly LegWish[];
}

/** A slip that was placed. */
export interface PlacedSlip {
  readonly key: string;
  /** Numbers of its bets. */
  readonly betIds: readonly string[];
  /** The sum of the stakes. */
  readonly total: string;
  readonly book: BookAnswer;
}

/** A slip that was not placed. No money moved. */
export interface RefusedSlip {
  readonly refused: string;
  /** The reason as a sentence. */
  readonly why: string;
  readonly book?: BookAnswer;
}

/** Data for the script of the page. All of it is text and numbers; none is secret. */
export interface BookConfig {
  readonly currency: string;
  readonly say: Readonly<Record<string, string>>;
  readonly least: string;
  readonly most: string;
  readonly steps: readonly string[];
  readonly mostLegs: number;
  readonly mostPayout: string;
  readonly book: BookAnswer;
  /** Slips whose answers were lost. */
  readonly unseen: readonly { readonly key: string; readonly betIds: readonly string[] }[];
}
