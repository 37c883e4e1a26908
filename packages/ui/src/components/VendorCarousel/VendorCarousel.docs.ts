import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Choosing a vendor above a list of games.'],
  avoid: ['Showing all partners: take VendorStrip or VendorWall.'],
  content: ['Names as the vendor writes them, marked as Latin text.'],
  anatomy: {
    row: 'The vendors that scroll sideways.',
  },
  do: {
    states: ['allChosen', 'oneChosen'],
    says: '"All" is a choice like the others, and the first.',
  },
  dont: { states: ['two'], says: 'Do not show arrows where nothing scrolls.' },
  wording: { bn: 'সব ভেন্ডর', en: 'All vendors' },
});
