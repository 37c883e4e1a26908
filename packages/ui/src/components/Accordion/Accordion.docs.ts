import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Long help a visitor scans by question: terms, common questions, steps of a guide.'],
  avoid: [
    'Fewer than three parts: show them as sections.',
    'Parts that are alternatives of one thing: take Tabs.',
  ],
  content: [
    'The row is the question or the noun in full, so that it is clear what it opens.',
    'The answer starts with the answer.',
  ],
});
