import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Choosing a vendor above a list of games.'],
  avoid: ['Showing all partners: take VendorStrip or VendorWall.'],
  content: ['Names as the vendor writes them, marked as Latin text.'],
});
