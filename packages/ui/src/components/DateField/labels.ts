import type { Say } from '../../samples/samples.ts';
import type { DateFieldLabels } from './day-format.ts';

/** The texts of a date field, for its states and for those of a range. */
export const dayLabels = (say: Say): Omit<DateFieldLabels, 'clear'> => ({
  year: say('sample.dayYear'),
  month: say('sample.dayMonth'),
  day: say('sample.dayDay'),
  calendar: say('sample.calendar'),
  previousYear: say('sample.previousYear'),
  previousMonth: say('sample.previousMonth'),
  nextMonth: say('sample.nextMonth'),
  nextYear: say('sample.nextYear'),
});
