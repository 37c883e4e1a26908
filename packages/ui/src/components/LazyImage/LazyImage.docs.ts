import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Every picture that can fail or is below the first screen.'],
  avoid: ['Icons and line art: they are part of the page.'],
  content: ['Say in `alt` what the picture says; decoration says nothing.'],
  do: { states: ['described', 'fallback'], says: 'A failed picture leaves its box and its words.' },
  dont: {
    states: ['decoration'],
    says: 'Do not describe decoration; an empty text keeps it silent.',
  },
});
