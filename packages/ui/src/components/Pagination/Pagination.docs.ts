import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Records a member goes through page by page.'],
  avoid: ['Games: their list grows as it is read.'],
  content: ['The place among the pages in words: "Page 3 of 12".'],
  anatomy: {
    pages: 'The pages in reach.',
    status: 'The place in words.',
    summary: 'Which rows are in sight, and of how many.',
    'page-size': 'How many rows a page has.',
  },
  do: {
    states: ['middle', 'withPageSize'],
    says: 'The first and the last page are always in reach.',
  },
  dont: { states: ['onePage'], says: 'Do not show it for one page.' },
  wording: { bn: '12টির মধ্যে পৃষ্ঠা 3', en: 'Page 3 of 12' },
});
