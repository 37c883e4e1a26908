import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Empty states and whole-page messages.'],
  avoid: ['Decoration of a page that has content.'],
  content: ['It says nothing that the title does not say.'],
});
