import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Every amount.'],
  avoid: ['Points and counts: they are numbers without a currency.'],
  content: [
    'The finished text of the one formatter: prefix symbol, groups of three, two decimals. Digits and groups as the brand writes them come by writeNumbers.',
  ],
});
