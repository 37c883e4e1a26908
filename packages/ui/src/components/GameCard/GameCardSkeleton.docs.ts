import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Cards of games that are on their way, in the number that will come.'],
  avoid: ['Any other content: take Skeleton.'],
  content: ['It has no words; the list around it is marked as busy.'],
  do: {
    states: ['portrait', 'square'],
    says: 'The same box as the card that follows, so that nothing moves.',
  },
  dont: { states: ['featured'], says: 'Do not show skeletons for cards that may never come.' },
});
