import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A part of a page while there is no connection.'],
  avoid: ['A refused or failed request: take ErrorState.'],
  content: ['Says that the connection is gone and that it goes on by itself when it is back.'],
});
