import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A few makers of games, as a quiet list: it shows four rows and no more.'],
  avoid: ['Choosing one: take VendorCarousel.', 'All makers, in the footer: take VendorStrip.'],
  content: ['Names as the vendor writes them; the list has a name.'],
  do: { states: ['full'], says: 'Four rows, at rest.' },
  dont: { states: ['few'], says: 'Do not repeat makers to fill the rows.' },
  wording: { bn: 'গেম নির্মাতারা', en: 'Makers of the games' },
});
