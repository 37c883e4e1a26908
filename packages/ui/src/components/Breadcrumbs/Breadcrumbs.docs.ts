import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Pages deeper than two levels, such as the downline tree.'],
  avoid: ['Flat pages: a link back is enough.'],
  content: ['The same words as the titles of the pages.'],
  anatomy: {
    step: 'One page on the way; the last one is where the reader is.',
    more: 'The pages in between, folded on narrow screens.',
    note: 'What the last step is about, such as the level.',
  },
  do: { states: ['deep'], says: 'The first and the last steps stay in sight; those between fold.' },
  dont: { states: ['one'], says: 'Do not show a trail of one page.' },
  wording: { bn: 'আমার টিম › rahim_dhaka › karim7', en: 'My team › rahim_dhaka › karim7' },
});
