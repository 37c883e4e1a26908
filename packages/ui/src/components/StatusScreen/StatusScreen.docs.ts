import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A page that cannot be shown: maintenance, blocked region, not found, offline, crash.'],
  avoid: ['A part of a page: take ErrorState or EmptyState.'],
  content: [
    'What is the matter, until when if known, and what did not happen to money.',
    'One way on, and the service.',
  ],
});
