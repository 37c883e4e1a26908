import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['HTML that a server sends: notices, terms, help.'],
  avoid: ['Text of our own: it is in the catalogue.'],
  content: ['Operators write paragraphs, lists and links; styles and scripts are dropped.'],
});
