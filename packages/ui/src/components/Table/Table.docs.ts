import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Records and reports: several things with the same facts.'],
  avoid: ['One thing with its facts: take DataList.', 'Levels within levels: take TreeTable.'],
  content: [
    'Heads are nouns; numbers are at the end and carry their unit once.',
    'An empty table says what would be there.',
  ],
});
