import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A list or page that has nothing to show yet.'],
  avoid: ['A failed load: take ErrorState.', 'No connection: take OfflineState.'],
  content: [
    'The title says what is not there, the body what to do; one next step.',
    'Never blame the visitor for a filter.',
  ],
});
