import { clockTime } from '../../core/calendar.ts';
import {
  type DrawRow,
  drawAt,
  type LotteryRow,
  lastDrawn,
  numbersOf,
} from '../../lottery/draws.ts';

/** How many past draws the page shows. */
const pastCount = 8;

/** What everybody sees of a lottery. */
export interface LotteryNews {
  readonly index: number;
  readonly drawNo: string;
  /** Day and time of the next draw. */
  readonly time: string;
  readonly isOpen: boolean;
  /** Until no more tickets are sold, in ms. */
  readonly closesIn: number;
  /** Until something changes, in ms: the page asks again then. */
  readonly left: number;
  /** The last draws, newest first. */
  readonly past: readonly { readonly drawNo: string; readonly numbers: readonly string[] }[];
}

/** The next draw of a lottery, and when it stops selling tickets. */
export function nextDraw(
  lottery: LotteryRow,
  now: number,
): { readonly draw: DrawRow; readonly closesAt: number } {
  const draw = drawAt(lottery, lastDrawn(lottery, now) + 1);
  return { draw, closesAt: draw.at - lottery.closesSeconds * 1_000 };
}

/** The draws of a lottery as they stand. */
export function lotteryNews(
  lottery: LotteryRow,
  { seed, now }: { readonly seed: number; readonly now: number },
): LotteryNews {
  const { draw, closesAt } = nextDraw(lottery, now);
  const isOpen = now < closesAt;
  return {
    index: draw.index,
    drawNo: draw.drawNo,
    time: clockTime(draw.at),
    isOpen,
    closesIn: Math.max(0, closesAt - now),
    left: (isOpen ? closesAt : draw.at) - now,
    past: Array.from({ length: pastCount }, (_, back) => {
      const drawn = drawAt(lottery, draw.index - 1 - back);
      return { drawNo: drawn.drawNo, numbers: numbersOf(seed, drawn) };
    }),
  };
}
