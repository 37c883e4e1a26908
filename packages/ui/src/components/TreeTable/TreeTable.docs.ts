import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Rows with rows below them, such as a downline of few levels.'],
  avoid: ['Thousands of rows: one level a page with Breadcrumbs.'],
  content: ['As in Table; opening a row is named after the row.'],
});
