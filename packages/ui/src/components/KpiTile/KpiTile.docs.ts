import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The four sums above a record or a report.'],
  avoid: ['A single figure in a text: take Money.'],
  content: ['The name of the sum, short; the change says since when.'],
});
