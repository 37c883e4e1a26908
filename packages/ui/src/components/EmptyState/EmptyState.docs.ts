import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A list or page that has nothing to show yet.'],
  avoid: ['A failed load: take ErrorState.', 'No connection: take OfflineState.'],
  content: [
    'The title says what is not there, the body what to do; one next step.',
    'Never blame the visitor for a filter.',
  ],
  anatomy: {
    action: 'The one next step.',
  },
  do: { states: ['boat'], says: 'Say what is not there and give one next step.' },
  dont: { states: ['noAction'], says: 'Do not blame the filter; offer to clear it.' },
  wording: { bn: 'এই তারিখগুলোতে কোনো লেনদেন নেই', en: 'No transactions in this period' },
});
