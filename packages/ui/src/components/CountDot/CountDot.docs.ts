import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A number of unread or waiting things on an icon or a menu row.'],
  avoid: ['A word: take Badge.'],
  content: ['Digits only, at most 99+; the label says what is counted.'],
});
