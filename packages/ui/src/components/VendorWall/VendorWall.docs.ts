import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Makers of the games, at the top of the footer.'],
  avoid: ['Choosing one: take VendorCarousel.'],
  content: ['Names as the vendor writes them; the list has a name.'],
});
