import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The header: opens the search of the whole site.'],
  avoid: ['Filtering a list: take SearchField.'],
  content: ['What can be found, in two words, and the keys that open it.'],
});
