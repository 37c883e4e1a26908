import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Running text in one of the four sizes.'],
  avoid: ['Titles: take Heading.', 'Amounts: take Money.'],
  content: ['Short sentences in the "you" form; digits are Latin.'],
  do: { states: ['body', 'caption'], says: 'Four sizes are enough; weight and order do the rest.' },
  dont: { states: ['danger'], says: 'Do not colour a whole paragraph; colour is for one status.' },
});
