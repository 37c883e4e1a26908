import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A game in any list.'],
  avoid: ['Offers and rewards: they have cards of their own.'],
  content: [
    'The title of the game, uncut in its name; the vendor under it.',
    'One flag only: hot, new or live.',
  ],
  anatomy: {
    cover: 'The picture; its place is kept before it loads.',
    flag: 'Hot, new or live: one of them.',
    favourite: 'Adds the game to the favourites.',
    foot: 'Title and vendor.',
    maintenance: 'Says that the game is closed for now.',
  },
  do: { states: ['hot', 'maintenance'], says: 'A closed game stays in its place and says so.' },
  dont: {
    states: ['longText'],
    says: 'Do not shorten the title by hand; two lines are kept for it.',
  },
  wording: { bn: 'Mongol Tiger · এখন বন্ধ আছে', en: 'Mongol Tiger · closed for now' },
});
