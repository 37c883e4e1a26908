import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Lists of games, also very long ones.'],
  avoid: ['A few games in a row on the home page: a shelf scrolls.'],
  content: ['Its end says that more is coming, or nothing.'],
});
