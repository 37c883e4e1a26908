import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Records a member goes through page by page.'],
  avoid: ['Games: their list grows as it is read.'],
  content: ['The place among the pages in words: "Page 3 of 12".'],
});
