import { CalendarDate } from '@internationalized/date';
import { isDay } from '../DateRangeField/ranges.ts';

/** Converts `yyyy-MM-dd` to a day of the library; `undefined` for any other text. */
export function toDay(text: string | undefined): CalendarDate | undefined {
  if (text === undefined || !isDay(text)) return undefined;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return new CalendarDate(year, month, day);
}
