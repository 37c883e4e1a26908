import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The five main places on phones.'],
  avoid: ['Wide screens: take NavBar.', 'Parts of a page: take Tabs.'],
  content: ['One short word an item.'],
});
