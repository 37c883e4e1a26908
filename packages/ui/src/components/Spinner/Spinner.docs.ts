import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A short wait of unknown size.'],
  avoid: ['A known box: take Skeleton.', 'A known share: take ProgressBar.'],
  content: ['The label says what is awaited.'],
  do: { states: ['labelled'], says: 'The label says what is awaited.' },
  dont: { states: ['large'], says: 'Do not cover a page with it; show the parts that are there.' },
  wording: { bn: 'লেনদেন লোড হচ্ছে', en: 'Loading the transactions' },
});
