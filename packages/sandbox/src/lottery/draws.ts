import rows from '../catalogue/data/lotteries.json' with { type: 'json' };
import { firstGameOf, typeOfGame } from '../catalogue/game-types.ts';
import type { InLanguages, Language } from '../catalogue/language.ts';
import { dayName, dayNumber, dayStart, firstInstantOf, minute } from '../core/calendar.ts';
import { mix } from '../team/names.ts';

/** A lottery: how often it draws, and how many numbers. */
export interface LotteryRow {
  readonly gameCode: string;
  readonly name: InLanguages;
  /** Lott, ZY, Elott or SEA (LOT-01). */
  readonly prizeMode: string;
  readonly group: string;
  readonly nodeId: number;
  readonly everyMinutes: number;
  readonly offsetMinutes: number;
  /** How many seconds before a draw its bets close. */
  readonly closesSeconds: number;
  readonly pick: number;
  /** Number of balls in the drum; 0 draws digits, which may repeat. */
  readonly of: number;
}

/** How the prizes of a lottery are calculated (LOT-01). */
export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;

const typeOf = ({ group }: { group: string }) => (group === 'ELOTT' ? 'ELOTT' : 'LOTT');

/** All lotteries; each is a game of the catalogue. */
export const lotteries: readonly LotteryRow[] = rows.map((row, index) => {
  const earlier = rows.slice(0, index).filter((other) => typeOf(other) === typeOf(row));
  return { ...row, nodeId: firstGameOf(typeOf(row)) + earlier.length };
});

/** A lottery by its code. */
export const lotteryByCode = (gameCode: string): LotteryRow | undefined =>
  lotteries.find((lottery) => lottery.gameCode === gameCode);

/** The lottery whose tickets a card sells: its own, or for a card without an own one another of its type. */
export function lotteryOfGame(nodeId: number): LotteryRow | undefined {
  const type = typeOfGame(nodeId);
  const ofType = lotteries.filter((lottery) => typeOf(lottery) === type);
  // Own ones are the first games of their type, in the order of the list.
  return ofType.length > 0 ? ofType[(nodeId - firstGameOf(type)) % ofType.length] : undefined;
}

/** One draw of a lottery. */
export interface DrawRow {
  readonly lottery: LotteryRow;
  /** Number of the draw, counted since 1970. */
  readonly index: number;
  readonly drawNo: string;
  readonly at: number;
}

const everyMs = ({ everyMinutes }: LotteryRow) => everyMinutes * minute;
/** Draws follow the time of Dhaka. */
const startMs = ({ offsetMinutes }: LotteryRow) =>
  firstInstantOf(dayNumber(0)) + offsetMinutes * minute;

export function drawAt(lottery: LotteryRow, index: number): DrawRow {
  const at = startMs(lottery) + index * everyMs(lottery);
  const date = dayName(at).slice(5);
  const first = Math.ceil((dayStart(at) - startMs(lottery)) / everyMs(lottery));
  const number = String(index - first + 1).padStart(3, '0');
  return { lottery, index, at, drawNo: `${date}-${number}` };
}

/** Index of the last draw that has happened. */
export const lastDrawn = (lottery: LotteryRow, now: number): number =>
  Math.floor((now - startMs(lottery)) / everyMs(lottery));

const spell = (lottery: LotteryRow, number: number) =>
  lottery.of === 0 ? String(number) : String(number).padStart(2, '0');

/** The numbers of a draw, derived from the seed: the same in every call. Must not be sent before the draw. */
export function numbersOf(seed: number, { lottery, index }: DrawRow): string[] {
  const roll = (step: number) => mix(seed ^ lottery.nodeId, index, step);
  if (lottery.of === 0) {
    return Array.from({ length: lottery.pick }, (_, step) => String(roll(step) % 10));
  }
  const drum = Array.from({ length: lottery.of }, (_, ball) => ball + 1);
  const drawn = Array.from(
    { length: lottery.pick },
    (_, step) => drum.splice(roll(step) % drum.length, 1)[0] ?? 0,
  );
  // In a race the order is the result.
  if (lottery.pick < lottery.of) drawn.sort((a, b) => a - b);
  return drawn.map((number) => spell(lottery, number));
}

const toDraw = (seed: number, draw: DrawRow, language: Language) => ({
  gameCode: draw.lottery.gameCode,
  name: draw.lottery.name[language],
  drawNo: draw.drawNo,
  numbers: numbersOf(seed, draw),
  drawTime: new Date(draw.at).toISOString(),
});

/** The newest draws of several lotteries together, newest first. */
export function drawsIn(
  seed: number,
  now: number,
  { of, count, language }: { of: readonly LotteryRow[]; count: number; language: Language },
) {
  return of
    .flatMap((lottery) => {
      const last = lastDrawn(lottery, now);
      return Array.from({ length: count }, (_, back) => drawAt(lottery, last - back));
    })
    .sort((a, b) => b.at - a.at)
    .slice(0, count)
    .map((draw) => toDraw(seed, draw, language));
}

/** The lotteries as a menu: the last numbers, the next draw and whether it is open for bets (LOT-01). */
export function lotteryMenuIn(seed: number, now: number, language: Language) {
  return lotteries.map((lottery) => {
    const last = lastDrawn(lottery, now);
    const next = drawAt(lottery, last + 1);
    const closes = next.at - lottery.closesSeconds * 1_000;
    return {
      gameCode: lottery.gameCode,
      name: lottery.name[language],
      prizeMode: lottery.prizeMode,
      nodeId: lottery.nodeId,
      coverUrl: `/art/cover/${lottery.nodeId}.svg`,
      group: lottery.group,
      nextDrawNo: next.drawNo,
      nextDrawAt: new Date(next.at).toISOString(),
      closesAt: new Date(closes).toISOString(),
      lastNumbers: numbersOf(seed, drawAt(lottery, last)),
      betOpen: now < closes,
    };
  });
}
