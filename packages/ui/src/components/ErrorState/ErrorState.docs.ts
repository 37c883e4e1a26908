import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A part of a page that could not be loaded.'],
  avoid: ['A whole page: take StatusScreen.', 'A field: its own error.'],
  content: [
    'What did not work and what to try; say that no money moved when it could be feared.',
    'The code is small, for the service, and never the message.',
  ],
});
