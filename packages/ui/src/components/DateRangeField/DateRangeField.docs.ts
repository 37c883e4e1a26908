import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The period of records and reports.'],
  avoid: ['One date: take DateField.'],
  content: ['Presets are named by their length ("Last 7 days"), the last day included.'],
});
