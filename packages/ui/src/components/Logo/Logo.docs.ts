import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Header, footer and screens without a header.'],
  avoid: ['Inside running text: write the name.'],
  content: ['The name of the brand, unchanged.'],
  anatomy: {
    word: 'The name of the brand.',
  },
  do: { states: ['padma', 'shapla'], says: 'The drawing and the name keep their proportion.' },
  dont: {
    states: ['small'],
    says: 'Do not use it below the size of an icon; take the mark of the favicon.',
  },
});
