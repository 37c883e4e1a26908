import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Running text in one of the four sizes.'],
  avoid: ['Titles: take Heading.', 'Amounts: take Money.'],
  content: ['Short sentences in the "you" form; digits are Latin.'],
});
