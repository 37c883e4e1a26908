import type { Ratio } from '../kit/ratio.ts';
import { openMatches } from './matches.ts';
import { certain, chancesAt, oddsOf } from './odds.ts';
import type { BookType } from './world.ts';

/** The average return of every pick that a book offers at an instant: its chance times its odds. */
export function returnNow(seed: number, type: BookType, now: number): Ratio {
  const chances = openMatches(type, now).flatMap((match) =>
    Object.values(chancesAt(seed, match, now)),
  );
  const part = chances.reduce((sum, chance) => sum + BigInt(chance) * oddsOf(chance), 0n);
  return { part, whole: BigInt(chances.length * certain * 100) };
}
