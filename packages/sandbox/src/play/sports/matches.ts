import type { InLanguages } from '../../catalogue/language.ts';
import { dayNumber, firstInstantOf } from '../../core/calendar.ts';
import { type BookType, type League, leagues } from './world.ts';

/** One match of a league. */
export interface Match {
  /** `ca-123456`: the league, and the number of the match in it. */
  readonly id: string;
  readonly league: League;
  /** Number of the match in its league, counted since 1970. */
  readonly slot: number;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Places of the two teams in the league. */
  readonly sides: readonly [home: number, away: number];
  readonly home: InLanguages;
  readonly away: InLanguages;
}

const nobody: InLanguages = { bn: '', en: '' };

/**
 * The sides of a match: in a round everybody plays once, and after all rounds everybody has met everybody (the circle
 * method of tournaments).
 */
function sidesOf({ teams }: League, slot: number): readonly [number, number] {
  const others = teams.length - 1;
  const games = teams.length / 2;
  const round = Math.floor(slot / games);
  const game = slot % games;
  const first = (round + game) % others;
  const second = game === 0 ? others : (round - game + others * games) % others;
  // Who was at home in one series is away in the next.
  return (Math.floor(round / others) + game) % 2 === 0 ? [first, second] : [second, first];
}

const beginOf = ({ offset }: League) => firstInstantOf(dayNumber(0)) + offset;

/** The match with this number in its league. */
export function matchAt(league: League, slot: number): Match {
  const startsAt = beginOf(league) + slot * league.every;
  const sides = sidesOf(league, slot);
  const [home, away] = sides;
  return {
    ...{ id: `${league.code}-${slot}`, league, slot, sides },
    ...{ startsAt, endsAt: startsAt + league.lasts },
    home: league.teams[home] ?? nobody,
    away: league.teams[away] ?? nobody,
  };
}

/** The match with this id, whenever it is; `null` when there is none. */
export function matchOf(id: string): Match | null {
  const [, code, slot = ''] = /^([a-z]{2})-(\d{1,9})$/.exec(id) ?? [];
  const league = leagues.find((one) => one.code === code);
  return league ? matchAt(league, Number(slot)) : null;
}

/** Number of the first match that starts after this instant. */
const nextSlot = (league: League, now: number): number =>
  Math.floor((now - beginOf(league)) / league.every) + 1;

const leaguesOf = (type: BookType) => leagues.filter(({ sport }) => sport.type === type);

const inOrder = (one: Match, other: Match): number =>
  one.startsAt - other.startsAt || one.league.number - other.league.number;

/** The matches a book offers: each starts later. The next one comes first. */
export const openMatches = (type: BookType, now: number): readonly Match[] =>
  leaguesOf(type)
    .flatMap((league) => {
      const next = nextSlot(league, now);
      return Array.from({ length: league.shown }, (_, index) => matchAt(league, next + index));
    })
    .sort(inOrder);

/** The last two matches of each league that have started. The newest comes first. */
export const startedMatches = (type: BookType, now: number): readonly Match[] =>
  leaguesOf(type)
    .flatMap((league) => {
      const next = nextSlot(league, now);
      return [matchAt(league, next - 1), matchAt(league, next - 2)];
    })
    .sort((one, other) => inOrder(other, one));

/** Whether a match takes bets, has started, or is not offered yet. */
export function phaseOf({ league, slot, startsAt }: Match, now: number): Phase {
  if (startsAt <= now) return 'started';
  return slot < nextSlot(league, now) + league.shown ? 'open' : 'later';
}

export type Phase = 'open' | 'started' | 'later';
