import type { Random } from '../../art/rng.ts';
import type { Language } from '../../catalogue/language.ts';
import type { Ratio } from './ratio.ts';

/** The result of one round. */
export interface Outcome {
  /** The payout as a multiple of one stake, so that it is whole cents for every stake; 0 for a loss. */
  readonly times: bigint;
  /** What the page draws, as JSON. */
  readonly shown: unknown;
}

/** What a member chose besides the stake: numbers, a fish. */
export interface Choice {
  /** Written in one way only: equal choices are equal texts. Empty in a game without a choice. */
  readonly text: string;
  /** How many stakes it costs: one for each chip on a table. */
  readonly stakes: bigint;
}

/** Reads the choice of a game that has none. */
export const noChoice = (text: string): Choice | null =>
  text === '' ? { text, stakes: 1n } : null;

/** The texts of the game pages in one language, by key. */
export type Say = Readonly<Record<string, string>>;

/** The parts of the page that differ from game to game. All are HTML or source text, except the rules and the facts. */
export interface Parts {
  /** Its texts begin with this name: `slot.rules`. */
  readonly name: 'slot' | 'cards' | 'roulette' | 'lottery' | 'fish';
  /** The rules in two sentences. */
  readonly rules: string;
  /** Facts for the start screen, such as the number of lines. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly payTable: string;
  /** The label of the stake, where it is not the stake of the whole round. */
  readonly stakeLabel?: string | undefined;
  /** The reels, or the cards. */
  readonly stage: string;
  /** What stands below the desk: tickets, results. */
  readonly below?: string;
  readonly styles: string;
  /** An expression that makes the view of the game from the words and the desk: see `GameView`. */
  readonly view: string;
}

/** What a page knows of its game before it writes the parts. */
export interface About {
  readonly language: Language;
  /** Lowest and highest stake, as a text. */
  readonly range: string;
}

interface Game {
  /** The exact return to player, computed from the pay table: payout per stake. */
  readonly back: Ratio;
  /** Reads a choice as the page sends it; `null` for a text that is none. */
  readChoice(text: string): Choice | null;
  parts(say: Say, about: About): Parts;
}

/** A game whose rounds end at once. */
export interface InstantTable extends Game {
  play(random: Random, choice: string): Outcome;
}

/** A draw at a fixed time, with one result for everybody. */
export interface Draw {
  readonly index: number;
  /** Later bets are refused. */
  readonly closesAt: number;
  /** The result is known and paid. */
  readonly endsAt: number;
}

/** What the page of a game with draws may show, at one moment. */
export interface Sight {
  readonly seed: number;
  readonly now: number;
  /** How many people are at the table, and how many it has room for. */
  readonly room: { readonly players: number; readonly seats: number };
}

/** A game whose rounds end with a draw. */
export interface DrawTable extends Game {
  /** The draw of this moment: the one that takes bets, or the one that has just closed. */
  drawAt(now: number): Draw;
  /** The result of a draw for a choice. Must not be computed for a page before the draw has closed. */
  resultOf(seed: number, index: number, choice: string): Outcome;
  /** What the page shows of a bet before its draw, as JSON. */
  placed(index: number, choice: string): unknown;
  /** What the page shows of the draws besides the member's own bets, as JSON. */
  news(sight: Sight): unknown;
}

/** A game: what its rounds return on average, how they end, and how it looks. */
export type Table = InstantTable | DrawTable;

/** Whether the rounds of a game end with a draw. */
export const hasDraws = (table: Table): table is DrawTable => 'drawAt' in table;
