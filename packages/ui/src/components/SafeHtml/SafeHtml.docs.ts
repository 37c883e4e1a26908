import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['HTML that a server sends: notices, terms, help.'],
  avoid: ['Text of our own: it is in the catalogue.'],
  content: ['Operators write paragraphs, lists and links; styles and scripts are dropped.'],
  do: {
    states: ['article', 'table'],
    says: 'Headings, lists, tables and links take the look of the site.',
  },
  dont: {
    states: ['hostile'],
    says: 'Do not pass HTML of a server around it: scripts and styles are dropped here.',
  },
});
