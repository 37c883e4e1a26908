import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A game in any list.'],
  avoid: ['Offers and rewards: they have cards of their own.'],
  content: [
    'The title of the game, uncut in its name; the vendor under it.',
    'One flag only: hot, new or live.',
  ],
});
