import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The small links in the top row of the header.'],
  avoid: ['The main navigation: take NavBar.'],
  content: ['One or two words.'],
});
