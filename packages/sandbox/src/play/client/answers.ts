/** Time and money of one visit of a game. Amounts are decimal strings. */
export interface Visit {
  readonly seconds: number;
  /** Sum of the stakes. */
  readonly staked: string;
  /** Sum of the payouts. */
  readonly paid: string;
  readonly net: string;
  /** The money of this moment, whichever window moved it last. */
  readonly balance: string;
  /** Until the next reality check, in ms; 0 when it is due. */
  readonly checkIn: number;
}

/** A round, settled or waiting for its draw. */
export interface RoundAnswer<Shown = unknown> {
  readonly key: string;
  /** Number of the bet: `BT-60001`. */
  readonly betId: string;
  readonly choice: string;
  readonly stake: string;
  readonly payout: string;
  readonly net: string;
  readonly balance: string;
  /** What the view draws; before a draw what is known of the bet. */
  readonly shown: Shown;
  /** Until its draw, in ms; `null` for a settled round. */
  readonly endsIn: number | null;
  /** False for a round of an earlier visit. */
  readonly isOfThisVisit: boolean;
  readonly visit: Visit;
}

/** A round that was not played. No money moved. */
export interface RefusedRound {
  readonly refused: string;
  /** The reason as a sentence. */
  readonly why: string;
  readonly visit?: Visit;
}

/** What the member chose besides the stake. */
export interface Chosen {
  readonly choice: string;
  /** Number of the draw that the bet is for. */
  readonly draw?: number;
}

/** A round as the page sends it, the same for every try. */
export interface Wish extends Partial<Chosen> {
  readonly key: string;
  readonly stake: string;
}

/** A bet that waits for its draw since an earlier page. */
export interface WaitingRound<Shown = unknown> {
  /** Sent again, it returns the round. */
  readonly wish: Wish;
  readonly answer: RoundAnswer<Shown>;
}

/** Data for the script of a game page. All of it is text and numbers; none is secret. */
export interface DeskConfig<Shown = unknown> {
  readonly currency: string;
  readonly say: Readonly<Record<string, string>>;
  /** Lowest and highest stake, and the stakes in between that the buttons step through. */
  readonly least: string;
  readonly most: string;
  readonly steps: readonly string[];
  readonly visit: Visit;
  /** Settled rounds that no page has shown yet. */
  readonly unseen: readonly RoundAnswer<Shown>[];
  readonly waiting: readonly WaitingRound<Shown>[];
  /** The text that begins the results of earlier pages: an answer was lost, or the draw came later. */
  readonly late: 'late' | 'away';
}

/** What a view may ask of the page around it; not before the view is made. */
export interface Desk {
  /** Plays a round, as the button does. */
  play(): void;
  /** Writes the button anew, after the choice has changed. */
  changed(): void;
  /** Reads something of this game from the server; `null` when no readable answer came. */
  ask<T>(path: string): Promise<T | RefusedRound | null>;
}

/** What differs from game to game. */
export interface GameView<Shown> {
  /** Draws a round. `calm`: at once, without motion. Resolves when all of it can be seen. */
  show(shown: Shown, calm: boolean): Promise<void>;
  /** The round in words, without its money: "Line 2: tiger × 3." */
  tell(shown: Shown): string;
  /** Reads the choice; `null` when there is none, which the view then says. Absent in a game without a choice. */
  choose?(): Chosen | null;
  /** The text of the button for a stake. */
  offer?(stake: string): string;
  /** Keeps the choice as it is while a round is not certain. */
  lock?(isLocked: boolean): void;
  /** Takes note of a bet that waits for its draw, and says so in a sentence. */
  placed?(round: RoundAnswer<Shown>): string;
  /** Whether the page waits for the draw before it takes the next bet. */
  readonly waits?: boolean;
}
