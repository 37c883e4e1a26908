import { defineDocs, fieldParts } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The period of records and reports.'],
  avoid: ['One date: take DateField.'],
  content: ['Presets are named by their length ("Last 7 days"), the last day included.'],
  anatomy: {
    ...fieldParts,
    end: 'Holds the button at the end.',
    value: 'The period in words.',
    open: 'Opens the calendar.',
    presets: 'Periods that are chosen with one press.',
  },
  do: {
    states: ['presets', 'filled'],
    says: 'Offer the usual periods first; typing stays possible.',
  },
  dont: {
    states: ['tooLong'],
    says: 'Do not cut a period that is too long in silence. Say how long it may be.',
  },
  wording: { bn: 'গত 30 দিন, আজসহ', en: 'Last 30 days, today included' },
});
