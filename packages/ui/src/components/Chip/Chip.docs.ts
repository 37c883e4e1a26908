import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Filters in a row, and the filters in force with a cross to remove them.'],
  avoid: ['A status: take Badge.', 'Two to six exclusive values of one setting: take Segmented.'],
  content: ['The value alone, without the name of the filter.'],
});
