import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The four sums above a record or a report.'],
  avoid: ['A single figure in a text: take Money.'],
  content: ['The name of the sum, short; the change says since when.'],
  anatomy: {
    label: 'The name of the sum.',
    value: 'The amount, short on narrow screens, whole after a press.',
    change: 'How it changed, with the period.',
    line: 'The last days as a line; decoration.',
    note: 'What the sum holds.',
    error: 'Why it could not be shown.',
  },
  do: {
    states: ['rising', 'falling'],
    says: 'The change has a sign and a word, not only a colour.',
  },
  dont: {
    states: ['longText'],
    says: 'Do not write the rules of the sum on the tile; link to them.',
  },
  wording: { bn: 'জমা · গত সপ্তাহ থেকে 4.2% বেশি', en: 'Deposits · 4.2% more than last week' },
});
