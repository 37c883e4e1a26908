import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A flow of two to five steps, or how far a withdrawal is.'],
  avoid: ['Pages one can visit in any order: take Tabs.'],
  content: [
    'A noun or verb a step; what is done, what is now and what comes is said, not only coloured.',
  ],
});
