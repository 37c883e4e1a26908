import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Names, addresses and other text of one line.'],
  avoid: ['Passwords, phone numbers, amounts, dates: they have fields of their own.'],
  content: [
    'The label is a noun; an example belongs into the hint, never into the placeholder alone.',
  ],
});
