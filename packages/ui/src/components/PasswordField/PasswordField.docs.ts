import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Passwords, new and old.'],
  avoid: ['Codes of one use: take CodeField.'],
  content: [
    'The label says which password; rules are beside it as a list, before the first mistake.',
  ],
});
