import type { Random } from '../../art/rng.ts';
import type { Ratio } from './ratio.ts';

/** The result of one round. */
export interface Outcome {
  /** The payout as a multiple of the whole stake, so that it is whole cents for every stake; 0 for a loss. */
  readonly times: bigint;
  /** What the page draws, as JSON. */
  readonly shown: unknown;
}

/** The texts of the game pages in one language, by key. */
export type Say = Readonly<Record<string, string>>;

/** The parts of the page that differ from game to game. All are HTML or source text, except the rules and the facts. */
export interface Parts {
  /** The rules in two sentences. */
  readonly rules: string;
  /** Facts for the start screen, such as the number of lines. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly payTable: string;
  /** The reels, or the cards. */
  readonly stage: string;
  readonly styles: string;
  /** An expression that makes the view of the game from the words: see `GameView`. */
  readonly view: string;
}

/** A game: what its rounds return on average, how one is played, and how it looks. */
export interface Table {
  /** The exact return to player, computed from the pay table: payout per stake. */
  readonly back: Ratio;
  play(random: Random): Outcome;
  parts(say: Say): Parts;
}
