import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['An offer in the list of offers, or as a tile on the home page.'],
  avoid: ['News without terms: take Banner.'],
  content: [
    'What one gets, its limit and its terms on the card itself; never a countdown.',
    'The status in one word; an unknown status has no badge.',
  ],
});
