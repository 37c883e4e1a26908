import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A reward of the points mall.'],
  avoid: ['Games and offers: they have cards of their own.'],
  content: [
    'The reward in the title, one fact below: terms, delivery or how many are left.',
    'Sold out rewards stay and say so.',
  ],
  anatomy: {
    price: 'What it costs in points.',
  },
  do: { states: ['available', 'short'], says: 'If points are missing, the card says how many.' },
  dont: {
    states: ['soldOut'],
    says: 'Do not remove what is sold out without a word; it stays and says so.',
  },
  wording: { bn: 'আরও 120 পয়েন্ট লাগবে', en: '120 more points are needed' },
});
