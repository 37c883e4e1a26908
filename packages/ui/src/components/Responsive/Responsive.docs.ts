import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Two arrangements of the same content, one for phones.'],
  avoid: ['Different content by width: everyone gets the same.'],
  content: ['Both arrangements say the same words.'],
});
