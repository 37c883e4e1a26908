import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The small links in the top row of the header.'],
  avoid: ['The main navigation: take NavBar.'],
  content: ['One or two words.'],
  anatomy: {
    label: 'The word beside the icon.',
  },
  do: { states: ['help', 'responsiblePlay'], says: 'One or two words, the title of the page.' },
  dont: { states: ['responsiblePlay'], says: 'Do not put offers into this row.' },
  wording: { bn: 'সাহায্য', en: 'Help' },
});
