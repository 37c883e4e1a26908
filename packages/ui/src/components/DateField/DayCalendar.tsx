import {
  type CalendarDate,
  DateFormatter,
  endOfWeek,
  GregorianCalendar,
  getWeeksInMonth,
  startOfWeek,
} from '@internationalized/date';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState';
import { IconButton } from '../IconButton/IconButton.tsx';
import { writeNumbers } from '../numbers.ts';
import * as css from './DayCalendar.css.ts';
import { toDay } from './day.ts';
import type { DayFormat } from './day-format.ts';

export interface DayCalendarProps extends DayFormat {
  /** The chosen day, or `''`. */
  value: string;
  onChoose: (day: string) => void;
}

const gregorian = () => new GregorianCalendar();

/** Weeks begin on Sunday, as in Bangladesh and in the presets of a range. */
const firstDay = 'sun';

/** Formatters of plain days: in UTC a day has the same date everywhere. */
function formattersFor(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new DateFormatter(locale, { ...options, timeZone: 'UTC' });
    return (day: CalendarDate) => formatter.format(day.toDate('UTC'));
  };
  return {
    month: format({ month: 'long', year: 'numeric' }),
    weekday: format({ weekday: 'long' }),
    shortWeekday: format({ weekday: 'short' }),
    whole: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  };
}

/** Moves to another day of the grid. Returns whether the key does that. */
function moveByKey(event: KeyboardEvent<HTMLElement>, state: CalendarState, locale: string) {
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  switch (event.key) {
    case isMirrored ? 'ArrowRight' : 'ArrowLeft':
      state.focusPreviousDay();
      return true;
    case isMirrored ? 'ArrowLeft' : 'ArrowRight':
      state.focusNextDay();
      return true;
    case 'ArrowUp':
      state.focusPreviousRow();
      return true;
    case 'ArrowDown':
      state.focusNextRow();
      return true;
    case 'Home':
      state.setFocusedDate(startOfWeek(state.focusedDate, locale, firstDay));
      return true;
    case 'End':
      state.setFocusedDate(endOfWeek(state.focusedDate, locale, firstDay));
      return true;
    case 'PageUp':
      state.focusPreviousSection(event.shiftKey);
      return true;
    case 'PageDown':
      state.focusNextSection(event.shiftKey);
      return true;
    default:
      return false;
  }
}

/** A month as a grid of days, one of which can be chosen (WAI-ARIA date picker dialog). */
export function DayCalendar({
  labels,
  language,
  numbers,
  today,
  min,
  max,
  value,
  onChoose,
}: DayCalendarProps) {
  const locale = `${language}-u-ca-gregory-nu-latn`;
  const say = useMemo(() => formattersFor(locale), [locale]);
  const figures = (text: string) => writeNumbers(text, numbers);
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  const chosen = toDay(value) ?? null;
  const first = chosen ?? toDay(today) ?? toDay(max) ?? toDay(min) ?? toDay('2000-01-01');
  const state = useCalendarState({
    locale,
    createCalendar: gregorian,
    firstDayOfWeek: firstDay,
    value: chosen,
    minValue: toDay(min) ?? null,
    maxValue: toDay(max) ?? null,
    ...(first && { defaultFocusedValue: first }),
  });
  const { focusedDate } = state;
  const { start } = state.visibleRange;

  const focused = focusedDate.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the day that a key moved to
  useLayoutEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    byKey.current = false;
  }, [focused]);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!moveByKey(event, state, locale)) return;
    event.preventDefault();
    byKey.current = true;
  };

  const arrow = (label: string, icon: typeof ChevronLeft, isOff: boolean, onClick: () => void) => (
    <IconButton
      label={label}
      icon={<Glyph icon={icon} />}
      className={css.arrow}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onClick()}
    />
  );
  const atStart = state.isPreviousVisibleRangeInvalid();
  const atEnd = state.isNextVisibleRangeInvalid();
  const weeks = Array.from({ length: getWeeksInMonth(start, locale, firstDay) }, (_, week) => week);

  return (
    <div data-part="calendar">
      <div className={css.head}>
        {arrow(labels.previousYear, ChevronsLeft, atStart, () => state.focusPreviousSection(true))}
        {arrow(labels.previousMonth, ChevronLeft, atStart, () => state.focusPreviousPage())}
        <span id={titleId} className={css.title} aria-live="polite" data-part="month">
          {figures(say.month(start))}
        </span>
        {arrow(labels.nextMonth, ChevronRight, atEnd, () => state.focusNextPage())}
        {arrow(labels.nextYear, ChevronsRight, atEnd, () => state.focusNextSection(true))}
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move in it
        role="grid"
        aria-labelledby={titleId}
        className={css.grid}
        onKeyDown={press}
      >
        <thead>
          <tr>
            {state.getDatesInWeek(1, start).map(
              (day) =>
                day && (
                  <th key={day.toString()} scope="col" abbr={say.weekday(day)} className={css.name}>
                    {say.shortWeekday(day)}
                  </th>
                ),
            )}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week}>
              {state.getDatesInWeek(week, start).map((day, column) => {
                const inMonth = day !== null && day.month === start.month;
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has only its place
                if (!inMonth) return <td key={column} className={css.cell} />;
                const text = day.toString();
                const isChosen = state.isSelected(day);
                return (
                  <td key={text} className={css.cell} {...cellOf(isChosen)}>
                    <button
                      type="button"
                      className={css.day}
                      aria-label={figures(say.whole(day))}
                      aria-current={text === today ? 'date' : undefined}
                      data-state={isChosen ? 'selected' : undefined}
                      data-initial-focus={text === focused ? '' : undefined}
                      tabIndex={text === focused ? 0 : -1}
                      disabled={state.isInvalid(day)}
                      onClick={() => onChoose(text)}
                    >
                      {figures(String(day.day))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cellOf = (isChosen: boolean) => ({ role: 'gridcell', 'aria-selected': isChosen });

const Glyph = ({ icon: Icon }: { icon: typeof ChevronLeft }) => (
  <Icon className={css.glyph} size={20} strokeWidth={1.75} aria-hidden="true" />
);
