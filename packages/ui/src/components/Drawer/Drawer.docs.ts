import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Filters and side content that belongs to the page behind it.'],
  avoid: ['A task of its own: take Modal.', 'Navigation on phones: take TabBar.'],
  content: ['The title names what is in it; the action says how many results it shows.'],
  anatomy: {
    header: 'Title and close button.',
    body: 'What scrolls.',
    footer: 'The action; it stays in sight.',
  },
  do: { states: ['withFooter'], says: 'The action says how many results it will show.' },
  dont: {
    states: ['forced'],
    says: 'Do not open one that cannot be closed for something that is no duty.',
  },
  wording: { bn: '124টি গেম দেখুন', en: 'Show 124 games' },
});
