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

/** A settled round. */
export interface RoundAnswer<Shown = unknown> {
  readonly key: string;
  /** Number of the bet: `BT-60001`. */
  readonly betId: string;
  readonly stake: string;
  readonly payout: string;
  readonly net: string;
  readonly balance: string;
  /** What the view draws. */
  readonly shown: Shown;
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

/** Data for the script of a game page. All of it is text and numbers; none is secret. */
export interface DeskConfig<Shown = unknown> {
  readonly currency: string;
  readonly say: Readonly<Record<string, string>>;
  /** Lowest and highest stake, and the stakes in between that the buttons step through. */
  readonly least: string;
  readonly most: string;
  readonly steps: readonly string[];
  readonly visit: Visit;
  /** Settled rounds whose answers were lost. */
  readonly unseen: readonly RoundAnswer<Shown>[];
}

/** What differs from game to game. */
export interface GameView<Shown> {
  /** Draws a round. `calm`: at once, without motion. Resolves when all of it can be seen. */
  show(shown: Shown, calm: boolean): Promise<void>;
  /** The round in words, without its money: "Line 2: tiger × 3." */
  tell(shown: Shown): string;
}
