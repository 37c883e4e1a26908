import { isDay } from '../DateRangeField/ranges.ts';
import { latinDigits } from '../NumberField/decimal.ts';

/** The boxes of a day, in the order of `yyyy-MM-dd`. */
export const parts = ['year', 'month', 'day'] as const;
export type Part = (typeof parts)[number];

/** The texts of the boxes: Latin digits, or `''`. */
export type TypedDay = Readonly<Record<Part, string>>;

const lengths: Readonly<Record<Part, number>> = { year: 4, month: 2, day: 2 };
const most: Readonly<Record<Part, number>> = { year: 9_999, month: 12, day: 31 };

export const nothing: TypedDay = { year: '', month: '', day: '' };

/** Returns the texts of the boxes for a day; they are empty for any other text. */
export function typedOf(day: string): TypedDay {
  if (!isDay(day)) return nothing;
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month, day: date };
}

/** Returns the day of the boxes, or `''` while a digit is missing or there is no such day. */
export function dayOf({ year, month, day }: TypedDay): string {
  const text = [year, month, day].join('-');
  return isDay(text) && Number(year) > 0 ? text : '';
}

/** Returns the whole day of a text that was pasted or filled in, with digits of any script; `''` if it has none. */
export function wholeDay(text: string): string {
  const found = /^\s*(\d{4})\D(\d{1,2})\D(\d{1,2})\s*$/.exec(latinDigits(text));
  const [, year = '', month = '', day = ''] = found ?? [];
  return dayOf({ year, month: finished('month', month), day: finished('day', day) });
}

/**
 * Returns the text of a box after `text` was typed into it, and whether no further digit fits. Digits of all scripts
 * become Latin. A digit that does not fit begins anew, and one after which no other fits gets its zero: `4` is `04`.
 */
export function entered(part: Part, text: string): { text: string; isFull: boolean } {
  const digits = latinDigits(text).replace(/\D/g, '');
  const fits = digits.length <= lengths[part] && Number(digits) <= most[part];
  const kept = fits ? digits : digits.slice(-1);
  const isLast = kept.length === lengths[part] || Number(`${kept}0`) > most[part];
  const isFull = Number(kept) > 0 && isLast;
  return { text: isFull ? finished(part, kept) : kept, isFull };
}

/** Returns the text of a box that is left: two digits for month and day. A zero is no month and no day. */
export function finished(part: Part, text: string): string {
  if (Number(text) === 0) return '';
  return part === 'year' ? text : text.padStart(2, '0');
}

/** Returns the boxes when all of them are left, with a day that exists. */
export const settled = ({ year, month, day }: TypedDay): TypedDay =>
  existing({
    year: finished('year', year),
    month: finished('month', month),
    day: finished('day', day),
  });

/** Returns the last day of the month that is typed; 31 while it is unknown. */
function lastDayOf({ year, month }: TypedDay): number {
  const last = [31, 30, 29, 28].find((day) => dayOf({ year, month, day: String(day) }) !== '');
  return last ?? 31;
}

/** Returns the boxes with a day that exists: the 30th of February becomes the last day of February. */
function existing(typed: TypedDay): TypedDay {
  const last = lastDayOf(typed);
  return Number(typed.day) > last ? { ...typed, day: String(last) } : typed;
}

/** Returns the boxes after a step of one box, which goes round at its ends. An empty box takes its part of `from`. */
export function stepped(typed: TypedDay, part: Part, by: number, from: TypedDay): TypedDay {
  const top = part === 'day' ? lastDayOf(typed) : most[part];
  const now = Number(typed[part]);
  const next = now === 0 ? Number(from[part]) : ((((now - 1 + by) % top) + top) % top) + 1;
  return existing({ ...typed, [part]: String(next).padStart(lengths[part], '0') });
}
