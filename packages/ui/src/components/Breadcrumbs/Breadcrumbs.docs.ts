import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Pages deeper than two levels, such as the downline tree.'],
  avoid: ['Flat pages: a link back is enough.'],
  content: ['The same words as the titles of the pages.'],
});
