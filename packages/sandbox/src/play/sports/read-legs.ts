import { parseMoney } from '../../core/money.ts';
import { type Leg, mostLegs } from './legs.ts';
import { matchOf, phaseOf } from './matches.ts';
import { chancesAt, isPickId } from './odds.ts';
import type { BookType } from './world.ts';

/** The book that a page shows, and the instant at which its wish is read. */
interface Desk {
  readonly type: BookType;
  readonly seed: number;
  readonly now: number;
}

function readLeg({ type, seed, now }: Desk, value: unknown): Leg | null {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 3) return null;
  const given = new Map(Object.entries(value));
  const text = (name: string) => {
    const part = given.get(name);
    return typeof part === 'string' ? part : '';
  };
  const match = matchOf(text('match'));
  const pick = text('pick');
  const odds = /^\d{1,4}\.\d\d$/.test(text('odds')) ? parseMoney(text('odds')) : null;
  if (!match || odds === null || !isPickId(pick)) return null;
  if (match.league.sport.type !== type || phaseOf(match, now) === 'later') return null;
  return pick in chancesAt(seed, match, now) ? { match, pick, odds } : null;
}

/**
 * Reads the selections of a slip; `undefined` for what no page of this book sends: none or too many, two of one match,
 * an unknown match or pick. Started matches are read: the answer says that they have started.
 */
export function readLegWishes(desk: Desk, value: unknown): readonly Leg[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > mostLegs) return undefined;
  const legs = value.flatMap((one) => readLeg(desk, one) ?? []);
  const matches = new Set(legs.map(({ match }) => match.id));
  return legs.length === value.length && matches.size === legs.length ? legs : undefined;
}
