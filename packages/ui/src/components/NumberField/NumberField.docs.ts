import { defineDocs, fieldParts } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Amounts and counts that are typed.'],
  avoid: ['Phone numbers, codes and card numbers: they are no numbers.'],
  content: [
    'The label says what is counted, the hint says the limits.',
    'Quick amounts drop the symbol, sentences never do.',
  ],
  anatomy: {
    ...fieldParts,
    start: 'The symbol of the currency.',
    end: 'Holds the steps.',
    steps: 'One less, one more.',
    presets: 'Amounts that are chosen with one press.',
  },
  do: {
    states: ['deposit', 'depositInvalid'],
    says: 'The hint says the limits before the first mistake.',
  },
  dont: { states: ['stepsAtMaximum'], says: 'Do not correct an amount in silence; say the limit.' },
  wording: { bn: '৳100 থেকে ৳25,000', en: '৳100 to ৳25,000' },
});
