import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['An offer in the list of offers, or as a tile on the home page.'],
  avoid: ['News without terms: take Banner.'],
  content: [
    'What one gets, its limit and its terms on the card itself; never a countdown.',
    'The status in one word; an unknown status has no badge.',
  ],
  anatomy: {
    art: 'The picture; decoration.',
    facts: 'Period, limit and kind.',
    terms: 'The conditions, on the card itself.',
  },
  do: { states: ['running', 'comingSoon'], says: 'The limit and the terms are on the card.' },
  dont: { states: ['over'], says: 'Do not count down to the end of an offer.' },
  wording: { bn: 'সর্বোচ্চ ৳1,000, 10 গুণ রোলওভার', en: 'Up to ৳1,000, rollover 10 times' },
});
