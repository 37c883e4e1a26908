import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A part of a page while there is no connection.'],
  avoid: ['A refused or failed request: take ErrorState.'],
  content: ['Says that the connection is gone and that it goes on by itself when it is back.'],
  anatomy: {
    action: 'Tries at once.',
  },
  do: {
    states: ['rest', 'withSaved'],
    says: 'What was saved stays in sight and says how old it is.',
  },
  dont: {
    states: ['noRetry'],
    says: 'Do not say that it is the fault of the network of the reader.',
  },
  wording: {
    bn: 'ইন্টারনেট নেই। ফিরলে নিজে থেকেই আবার চলবে।',
    en: 'No connection. It goes on by itself when it is back.',
  },
});
