import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A card, a well or a plain box around content.'],
  avoid: ['Making one thing louder than the rest: use order and size.'],
  content: ['It has no words of its own.'],
  anatomy: {
    fill: 'The space that a child may fill up to the edge.',
  },
  do: { states: ['raised', 'sunken'], says: 'One level above the page, or one below.' },
  dont: { states: ['inverse'], says: 'Do not use it to make one card louder than its siblings.' },
});
