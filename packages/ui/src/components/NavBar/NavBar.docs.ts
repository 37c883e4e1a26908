import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The main navigation of wide screens.'],
  avoid: ['Phones: take TabBar.', 'The pages of a centre: take SideMenu.'],
  content: ['One noun an item, the same in every place.'],
});
