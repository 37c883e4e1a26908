import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: [
    'All makers of games in four rows that move by, a column every three seconds, and can be stopped and turned.',
  ],
  avoid: ['Choosing one: take VendorCarousel.', 'A few that never move: take VendorWall.'],
  content: ['Names as the vendor writes them.'],
});
