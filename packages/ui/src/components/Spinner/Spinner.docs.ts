import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A short wait of unknown size.'],
  avoid: ['A known box: take Skeleton.', 'A known share: take ProgressBar.'],
  content: ['The label says what is awaited.'],
});
