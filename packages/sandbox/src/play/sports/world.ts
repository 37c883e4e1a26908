import type { InLanguages } from '../../catalogue/language.ts';
import { minute } from '../../core/calendar.ts';
import rows from './world.json' with { type: 'json' };

/** The game types whose games are a book of matches. */
const bookTypes = ['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const;
export type BookType = (typeof bookTypes)[number];

/** The book of a game type; `undefined` for types that are played in another way. */
export const bookTypeOf = (gameType: string): BookType | undefined =>
  bookTypes.find((type) => type === gameType);

/** What a score counts; `null` where a match has a winner but no score. */
export type Unit = 'runs' | 'goals' | 'points' | 'maps' | null;

/** A sport, an e-sports game or the ring. */
export interface Sport {
  readonly id: string;
  readonly type: BookType;
  readonly name: InLanguages;
  /** Chance of a draw between equal sides, in hundredths of a percent; 0 where there is always a winner. */
  readonly draw: number;
  readonly unit: Unit;
  /** How far a score may be from the line and from a draw. */
  readonly spread: number;
}

/** A league: who plays, and when. All leagues, teams and players are invented. */
export interface League {
  /** Part of the number of a match: `ca`. */
  readonly code: string;
  /** Place among all leagues. */
  readonly number: number;
  readonly sport: Sport;
  readonly name: InLanguages;
  /** A match starts every so often, in ms, from this time of the first day in Dhaka on. */
  readonly every: number;
  readonly offset: number;
  readonly lasts: number;
  /** How many matches the book offers ahead. */
  readonly shown: number;
  /** Whether a match has more or less than this: `2.5`; `null` where nothing is counted. */
  readonly line: string | null;
  readonly teams: readonly InLanguages[];
}

const unitNamed = (name: string | undefined): Unit =>
  (['runs', 'goals', 'points', 'maps'] as const).find((unit) => unit === name) ?? null;

interface SportRow {
  readonly id: string;
  readonly name: InLanguages;
  readonly draw: number;
  readonly unit?: string;
  readonly spread?: number;
  readonly leagues: readonly LeagueRow[];
}

interface LeagueRow {
  readonly code: string;
  readonly name: InLanguages;
  readonly everyMinutes: number;
  readonly offsetMinutes: number;
  readonly lastsMinutes: number;
  readonly shown: number;
  readonly line?: string;
  readonly teams: readonly InLanguages[];
}

const world: Readonly<Record<BookType, readonly SportRow[]>> = rows;

const sportOf = ({ id, name, draw, unit, spread = 0 }: SportRow, type: BookType): Sport => ({
  ...{ id, type, name, draw, spread },
  unit: unitNamed(unit),
});

/** Every league of every book. */
export const leagues: readonly League[] = bookTypes
  .flatMap((type) =>
    world[type].flatMap((row) => {
      const sport = sportOf(row, type);
      return row.leagues.map((league) => ({ league, sport }));
    }),
  )
  .map(({ league, sport }, number) => ({
    ...{ number, sport, code: league.code, name: league.name },
    every: league.everyMinutes * minute,
    offset: league.offsetMinutes * minute,
    lasts: league.lastsMinutes * minute,
    shown: league.shown,
    line: league.line ?? null,
    teams: league.teams,
  }));

/** The sports of a book, in their order. */
export const sportsOf = (type: BookType): readonly Sport[] => [
  ...new Set(leagues.flatMap(({ sport }) => (sport.type === type ? sport : []))),
];
