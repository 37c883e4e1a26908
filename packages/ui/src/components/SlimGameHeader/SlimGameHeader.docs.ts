import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Above a running game or a page without the usual header.'],
  avoid: ['Pages of the site.'],
  content: ['Title, time, balance and net of this session; losses as plainly as wins.'],
  anatomy: {
    back: 'The way out of the game.',
    actions: 'Full screen, help and more.',
  },
  do: { states: ['realMoney', 'demo'], says: 'Losses are shown as plainly as wins.' },
  dont: { states: ['toolSpace'], says: 'Do not cover the way out with tools.' },
  wording: { bn: 'এই সেশনে নিট −৳350.00', en: 'Net of this session −৳350.00' },
});
