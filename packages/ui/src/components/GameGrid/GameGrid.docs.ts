import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: [
    'Lists of games, also very long ones.',
    'A list that grows as one scrolls: its pages of 12 go into GameGridPages, which keeps the page small.',
  ],
  avoid: ['A few games in a row on the home page: such a row scrolls.'],
  content: ['Its end says that more is coming, or nothing.'],
});
