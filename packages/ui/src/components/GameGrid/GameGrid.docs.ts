import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: [
    'Lists of games, also very long ones.',
    'A list that grows as one scrolls: its pages of 12 go into GameGridPages, which keeps the page small.',
  ],
  avoid: ['A few games in a row on the home page: such a row scrolls.'],
  content: ['Its end says that more is coming, or nothing.'],
  anatomy: {
    page: 'Twelve cards that are drawn together.',
    space: 'Keeps the height of pages out of sight.',
  },
  do: {
    states: ['bento', 'loading'],
    says: 'The first game may be large; the others keep their order.',
  },
  dont: { states: ['loadingMore'], says: 'Do not move games that a person already sees.' },
  wording: { bn: 'আর কোনো গেম নেই', en: 'There are no more games' },
});
