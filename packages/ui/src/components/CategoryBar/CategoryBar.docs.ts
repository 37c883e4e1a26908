import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The kinds of games under the banner of the home page.'],
  avoid: ['Filters of a list: take Chip or Segmented.'],
  content: ['The same nouns as in the navigation, and the count with its word.'],
  anatomy: {
    count: 'How many games there are of this kind.',
  },
  do: { states: ['nine', 'three'], says: 'Few kinds keep their width and do not stretch.' },
  dont: {
    states: ['withoutCounts'],
    says: 'Do not guess counts; leave them out until the server says them.',
  },
  wording: { bn: 'স্লট, 4,210টি গেম', en: 'Slots, 4,210 games' },
});
