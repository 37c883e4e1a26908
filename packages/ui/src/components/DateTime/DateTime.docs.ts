import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Every date and time of the product, in the zone of the site.'],
  avoid: ['Durations: take Countdown or write them as 00:24:18.'],
  content: ['Always in full, `yyyy-MM-dd HH:mm`; relative words only beside it.'],
  do: {
    states: ['moment', 'relative'],
    says: 'Relative words stand beside the full time, never in its place.',
  },
  dont: {
    states: ['small'],
    says: 'Do not use the smallest size for a time that decides about money.',
  },
  wording: { bn: 'সর্বশেষ লগইন 2026-11-20 20:41', en: 'Last login 2026-11-20 20:41' },
});
