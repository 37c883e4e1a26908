import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The header: opens the search of the whole site.'],
  avoid: ['Filtering a list: take SearchField.'],
  content: ['What can be found, in two words, and the keys that open it.'],
  anatomy: {
    label: 'What can be found.',
    shortcut: 'The keys that open it.',
  },
  do: { states: ['withShortcut'], says: 'It looks like a box because it opens one.' },
  dont: { states: ['plain'], says: 'Do not take it for filtering a list; take SearchField.' },
  wording: { bn: 'গেম ও সাহায্য খুঁজুন', en: 'Search games and help' },
});
