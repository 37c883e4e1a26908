import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['When something known will end: a code, a session, a draw.'],
  avoid: ['Hurrying a player towards an offer: never.'],
  content: ['The sentence around it says what happens at zero.'],
});
