import { defineDocs, fieldParts } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['One known date, such as a birthday.'],
  avoid: ['A period of records: take DateRangeField.'],
  content: [
    'The label says which date; the hint says why it is needed.',
    'The boxes have the order of the site, yyyy-MM-dd, in every language.',
  ],
  anatomy: {
    ...fieldParts,
    end: 'Holds the buttons at the end.',
    value: 'The date in words, for screen readers.',
    clear: 'Empties the boxes, where the date is optional.',
    open: 'Opens the calendar.',
  },
  do: { states: ['within'], says: 'Say the allowed dates before the first mistake.' },
  dont: {
    states: ['invalid'],
    says: 'Do not write only "wrong date"; say which part is wrong and what is allowed.',
  },
  wording: { bn: 'জন্মতারিখ, পরিচয়পত্রে যেমন আছে', en: 'Date of birth, as on your identity card' },
});
