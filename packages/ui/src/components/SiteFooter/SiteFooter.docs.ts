import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Once a page, as its last part.'],
  avoid: ['Modals and game pages.'],
  content: ['The copyright line and the age limit, always.'],
});
