import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Amounts and counts that are typed.'],
  avoid: ['Phone numbers, codes and card numbers: they are no numbers.'],
  content: [
    'The label says what is counted, the hint says the limits.',
    'Quick amounts drop the symbol, sentences never do.',
  ],
});
