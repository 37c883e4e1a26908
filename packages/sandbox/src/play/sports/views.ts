import type { Backend } from '../../backend.ts';
import { type Language, languageOf } from '../../catalogue/language.ts';
import { addDays, clockTime, dayName, dayOf } from '../../core/calendar.ts';
import { formatMoney } from '../../core/money.ts';
import { fill } from '../kit/html.ts';
import type { Say } from '../kit/table.ts';
import { visitOf } from '../kit/visit.ts';
import type {
  BetView,
  BookAnswer,
  LegView,
  MarketView,
  MatchView,
  StartedView,
} from './client/answers.ts';
import { type Leg, stateOfLeg } from './legs.ts';
import { type Match, openMatches, startedMatches } from './matches.ts';
import { chancesAt, oddsOf, type PickId } from './odds.ts';
import { payoutOf } from './payout.ts';
import type { BookPlace } from './place.ts';
import { resultOf } from './result.ts';
import { type BookBet, betIdsOf, bookBets, slipSums } from './slips.ts';
import { bookTexts } from './texts.ts';

/** What the views of one answer share. */
interface Look {
  readonly seed: number;
  readonly now: number;
  readonly language: Language;
  readonly say: Say;
}

const titleOf = ({ home, away }: Match, language: Language): string =>
  `${home[language]} – ${away[language]}`;

const clockOf = (at: number): string => clockTime(at).slice(-5);

/** "Today", "tomorrow", or the day with its date; Latin digits in every language. */
function dayText({ now, language, say }: Look, at: number): string {
  const day = dayOf(at);
  if (day === dayOf(now)) return say.today ?? '';
  if (day === addDays(dayOf(now), 1)) return say.tomorrow ?? '';
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(day * 86_400_000);
}

const winners: readonly PickId[] = ['home', 'draw', 'away'];
const totals: readonly PickId[] = ['over', 'under'];

function pickName({ language, say }: Look, { home, away, league }: Match, pick: PickId): string {
  if (pick === 'home') return home[language];
  if (pick === 'away') return away[language];
  return fill(say[`pick.${pick}`] ?? '', { line: league.line ?? '' });
}

const marketName = ({ say }: Look, { league }: Match, pick: PickId): string =>
  say[`market.${winners.includes(pick) ? 'winner' : league.sport.unit}`] ?? '';

function marketsOf(look: Look, match: Match): readonly MarketView[] {
  const chances = chancesAt(look.seed, match, look.now);
  return [winners, totals].flatMap((group): MarketView | readonly [] => {
    const picks = group.flatMap((id) => {
      const chance = chances[id];
      if (chance === undefined) return [];
      return { id, name: pickName(look, match, id), odds: formatMoney(oddsOf(chance)) };
    });
    const [first] = picks;
    return first ? { name: marketName(look, match, first.id), picks } : [];
  });
}

const matchView = (look: Look, match: Match): MatchView => ({
  id: match.id,
  sport: match.league.sport.id,
  title: titleOf(match, look.language),
  league: match.league.name[look.language],
  day: dayName(match.startsAt),
  dayName: dayText(look, match.startsAt),
  clock: clockOf(match.startsAt),
  markets: marketsOf(look, match),
});

/** When a match starts, that it is in progress, or its result. */
function noteOf(look: Look, match: Match): string {
  const { seed, now, say } = look;
  if (match.startsAt > now) return `${dayText(look, match.startsAt)} ${clockOf(match.startsAt)}`;
  if (match.endsAt > now) return say.running ?? '';
  const { winner, score } = resultOf(seed, match);
  return score ? `${score[0]}–${score[1]}` : pickName(look, match, winner);
}

const startedView = (look: Look, match: Match): StartedView => ({
  sport: match.league.sport.id,
  title: titleOf(match, look.language),
  league: match.league.name[look.language],
  clock: clockOf(match.startsAt),
  note: noteOf(look, match),
});

function legView(look: Look, leg: Leg): LegView {
  const { match, pick, odds } = leg;
  return {
    title: titleOf(match, look.language),
    pick: `${marketName(look, match, pick)}: ${pickName(look, match, pick)}`,
    odds: formatMoney(odds),
    state: stateOfLeg(look.seed, leg, look.now),
    note: noteOf(look, match),
  };
}

function betView(look: Look, { bet, legs }: BookBet, isOfThisVisit: boolean): BetView {
  const odds = legs.map((leg) => leg.odds);
  const isOpen = bet.status === 'running';
  return {
    id: bet.id,
    // A voided bet returns its stake; no match is ever voided.
    status: isOpen ? 'open' : bet.status === 'won' ? 'won' : 'lost',
    time: clockTime(bet.at),
    stake: formatMoney(bet.stake),
    odds: formatMoney(payoutOf(100n, odds)),
    payout: formatMoney(isOpen ? payoutOf(bet.stake, odds) : bet.payout),
    legs: legs.map((leg) => legView(look, leg)),
    isOfThisVisit,
  };
}

/** Everything that changes on the page, as of now. */
export function bookAnswer(backend: Backend, place: BookPlace): BookAnswer {
  const language = languageOf(place.ticket.language);
  const now = backend.now();
  const look: Look = { seed: backend.seed, now, language, say: bookTexts(language) };
  const mine = betIdsOf(backend, place.id);
  return {
    matches: openMatches(place.type, now).map((match) => matchView(look, match)),
    started: startedMatches(place.type, now).map((match) => startedView(look, match)),
    bets: bookBets(backend, place).map((one) => betView(look, one, mine.has(one.bet.id))),
    visit: visitOf(backend, place, slipSums(backend, place.id)),
  };
}
