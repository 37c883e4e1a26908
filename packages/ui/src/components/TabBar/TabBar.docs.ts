import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The five main places on phones.'],
  avoid: ['Wide screens: take NavBar.', 'Parts of a page: take Tabs.'],
  content: ['One short word an item.'],
  anatomy: {
    icon: 'The drawing of the place.',
    label: 'The word.',
  },
  do: { states: ['home', 'withCount'], says: 'Five places, one short word each.' },
  dont: { states: ['nowhere'], says: 'Do not hide it while a page scrolls.' },
  wording: { bn: 'হোম', en: 'Home' },
});
