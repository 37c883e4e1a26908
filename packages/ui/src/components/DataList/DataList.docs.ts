import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A few facts of one thing: name and value, under each other.'],
  avoid: ['Several things with the same facts: take Table.'],
  content: ['Short names without a colon; amounts carry their symbol.'],
});
