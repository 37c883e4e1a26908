import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The main navigation of wide screens.'],
  avoid: ['Phones: take TabBar.', 'The pages of a centre: take SideMenu.'],
  content: ['One noun an item, the same in every place.'],
  do: {
    states: ['home', 'inCategory'],
    says: 'The place where the reader is has a mark, not only a colour.',
  },
  dont: { states: ['few'], says: 'Do not fill the bar with offers when few places are left.' },
  wording: { bn: 'লাইভ ক্যাসিনো', en: 'Live casino' },
});
