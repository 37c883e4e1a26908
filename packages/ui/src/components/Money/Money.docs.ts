import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Every amount.'],
  avoid: ['Points and counts: they are numbers without a currency.'],
  content: [
    'The finished text of the one formatter: prefix symbol, groups of three, two decimals. Digits and groups as the brand writes them come by writeNumbers.',
  ],
  do: {
    states: ['balance', 'won', 'lost'],
    says: 'Sign and symbol say the direction; the colour only repeats it.',
  },
  dont: { states: ['stale'], says: 'Do not show an old amount as if it were new.' },
  wording: { bn: 'প্রাইজ ৳1,24,500.00', en: 'Prize ৳124,500.00' },
});
