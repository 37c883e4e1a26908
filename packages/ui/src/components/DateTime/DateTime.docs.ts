import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Every date and time of the product, in the zone of the site.'],
  avoid: ['Durations: take Countdown or write them as 00:24:18.'],
  content: ['Always in full, `yyyy-MM-dd HH:mm`; relative words only beside it.'],
});
