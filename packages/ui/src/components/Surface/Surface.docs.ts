import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A card, a well or a plain box around content.'],
  avoid: ['Making one thing louder than the rest: use order and size.'],
  content: ['It has no words of its own.'],
});
