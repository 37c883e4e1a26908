import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The pages of a centre on wide screens.'],
  avoid: ['The main navigation: take NavBar.'],
  content: ['The titles of the pages; badges only for what waits.'],
});
