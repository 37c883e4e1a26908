import type { NumberStyle } from '../../theme/seeds.ts';

/** Texts of a date field that are not always visible. */
export interface DateFieldLabels {
  /** Name of the box of the year. */
  year: string;
  /** Name of the box of the month. */
  month: string;
  /** Name of the box of the day. */
  day: string;
  /** Name of the button that opens the calendar, and of the calendar: "Calendar". */
  calendar: string;
  /** Name of the arrow of the calendar that goes back a year. */
  previousYear: string;
  /** Name of the arrow that goes back a month. */
  previousMonth: string;
  /** Name of the arrow that goes on a month. */
  nextMonth: string;
  /** Name of the arrow that goes on a year. */
  nextYear: string;
  /** Name of the button that empties the field. Without it there is no such button. */
  clear?: string | undefined;
}

/** What a date field needs besides its texts. */
export interface DayFormat {
  /** Names of the boxes and of the buttons, in the language of the page. */
  labels: DateFieldLabels;
  /** Language of the months and weekdays of the calendar: `bn`. */
  language: string;
  /** Number style of the brand, for the calendar. Default: Latin digits. The boxes have Latin digits always. */
  numbers?: NumberStyle | undefined;
  /** Today in the site's time zone, `yyyy-MM-dd`. It is marked, and the calendar opens at it. */
  today?: string | undefined;
  /** Earliest day of the calendar, `yyyy-MM-dd`. */
  min?: string | undefined;
  /** Latest day of the calendar, `yyyy-MM-dd`. */
  max?: string | undefined;
}
