import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The kinds of games under the banner of the home page.'],
  avoid: ['Filters of a list: take Chip or Segmented.'],
  content: ['The same nouns as in the navigation, and the count with its word.'],
});
