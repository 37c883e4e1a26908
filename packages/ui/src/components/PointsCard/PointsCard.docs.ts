import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A reward of the points mall.'],
  avoid: ['Games and offers: they have cards of their own.'],
  content: [
    'The reward in the title, one fact below: terms, delivery or how many are left.',
    'Sold out rewards stay and say so.',
  ],
});
