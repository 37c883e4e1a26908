import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A part of a page that could not be loaded.'],
  avoid: ['A whole page: take StatusScreen.', 'A field: its own error.'],
  content: [
    'What did not work and what to try; say that no money moved when it could be feared.',
    'The code is small, for the service, and never the message.',
  ],
  anatomy: {
    action: 'Tries again, or leads elsewhere.',
    code: 'A small code for the service.',
  },
  do: { states: ['withCode'], says: 'Say that no money moved, where it could be feared.' },
  dont: { states: ['noRetry'], says: 'Do not leave out the retry where trying again can help.' },
  wording: {
    bn: 'লেনদেন দেখানো যায়নি। আপনার টাকা নিরাপদ আছে।',
    en: 'The transactions could not be shown. Your money is safe.',
  },
});
