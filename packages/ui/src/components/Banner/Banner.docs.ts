import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The top of a page, for offers and news of its group.'],
  avoid: ['One fixed picture: use an image.', 'Rules and warnings: they are not read in a slide.'],
  content: [
    'A title of at most eight words, one sentence, one action.',
    'Conditions of an offer are in the sentence, not behind the action.',
  ],
});
