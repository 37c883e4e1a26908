import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Empty states and whole-page messages.'],
  avoid: ['Decoration of a page that has content.'],
  content: ['It says nothing that the title does not say.'],
  do: { states: ['boat', 'net'], says: 'One drawing for a whole message, with its title below.' },
  dont: { states: ['large'], says: 'Do not use a drawing to fill space on a page with content.' },
});
