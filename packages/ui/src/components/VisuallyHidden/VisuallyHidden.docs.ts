import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Words a screen reader needs and the eye has already.'],
  avoid: ['Hiding text that everyone needs.'],
  content: ['The shortest words that make sense when read aloud in place.'],
});
