import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A prize fund whose source is known.'],
  avoid: ['Any other moving number: numbers do not move.'],
  content: [
    'The sentence says where the value comes from. A demo value says so in the badge and in the sentence.',
    'Bengali digits and lakh come by numbers, as the brand has them.',
  ],
  anatomy: {
    name: 'The name of the fund.',
    digits: 'The amount.',
    digit: 'One place of the amount.',
    strip: 'The row of figures that rolls; hidden from screen readers.',
    note: 'Where the value comes from.',
    'demo-badge': 'Says that the value is invented.',
    extra: 'The latest payout, if it is known.',
  },
  do: {
    states: ['simulated', 'timeDerived'],
    says: 'A demo value says so in the badge and in the sentence.',
  },
  dont: { states: ['live'], says: 'Do not show a live amount without its source.' },
  wording: { bn: 'এই অঙ্কটি প্রদর্শনের জন্য বানানো', en: 'This amount is made up for the demonstration' },
});
