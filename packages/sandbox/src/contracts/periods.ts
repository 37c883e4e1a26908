import {
  addDays,
  type DayNumber,
  dateOf,
  dayOf,
  dayOfDate,
  firstInstantOf,
  minute,
  weekStart,
} from '../core/calendar.ts';
import type { Span } from '../team/derived.ts';
import type { ContractRecord } from './record.ts';

/** First day of the period that contains a day. */
function startOf(period: ContractRecord['period'], day: DayNumber): DayNumber {
  const [year, month, date] = dateOf(day);
  if (period === 'daily') return day;
  if (period === 'weekly') return dayOf(weekStart(firstInstantOf(day)));
  return dayOfDate(year, month, period === 'semimonthly' && date >= 16 ? 16 : 1);
}

/** First day of the period after the one that begins on a day. */
function nextStart(period: ContractRecord['period'], start: DayNumber): DayNumber {
  const [year, month, date] = dateOf(start);
  if (period === 'daily') return addDays(start, 1);
  if (period === 'weekly') return addDays(start, 7);
  if (period === 'semimonthly' && date === 1) return dayOfDate(year, month, 16);
  return dayOfDate(year, month + 1, 1);
}

type Schedule = Pick<ContractRecord, 'period' | 'everyMinutes' | 'effectiveFrom' | 'endedAt'>;

/**
 * The periods of a contract that touch a span, oldest first. Periods follow the clock and the calendar of Dhaka; the
 * running period is included.
 */
export function periodsOf(contract: Schedule, span: Span): Span[] {
  const from = Math.max(span.from, contract.effectiveFrom);
  const end = Math.min(span.to, contract.endedAt ?? Number.POSITIVE_INFINITY);
  const periods: Span[] = [];
  if (from >= end) return periods;
  if (contract.everyMinutes !== null) {
    const step = contract.everyMinutes * minute;
    for (let at = Math.floor(from / step) * step; at < end; at += step) {
      periods.push({ from: at, to: at + step });
    }
    return periods;
  }
  for (let day = startOf(contract.period, dayOf(from)); firstInstantOf(day) < end; ) {
    const next = nextStart(contract.period, day);
    periods.push({ from: firstInstantOf(day), to: firstInstantOf(next) });
    day = next;
  }
  return periods;
}
