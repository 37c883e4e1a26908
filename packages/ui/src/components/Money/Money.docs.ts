import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Every amount.'],
  avoid: ['Points and counts: they are numbers without a currency.'],
  content: [
    'The finished text of the one formatter: prefix symbol, groups of three, two decimals.',
  ],
});
