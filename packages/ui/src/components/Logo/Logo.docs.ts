import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Header, footer and screens without a header.'],
  avoid: ['Inside running text: write the name.'],
  content: ['The name of the brand, unchanged.'],
});
