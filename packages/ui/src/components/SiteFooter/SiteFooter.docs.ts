import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Once a page, as its last part.'],
  avoid: ['Modals and game pages.'],
  content: ['The copyright line and the age limit, always.'],
  anatomy: {
    vendors: 'The makers of the games.',
    links: 'The columns of links.',
    copyright: 'Year, name and the age limit.',
  },
  do: { states: ['full'], says: 'The age limit and the copyright line, always.' },
  dont: { states: ['withoutLicence'], says: 'Do not draw a mark for a licence that is not known.' },
  wording: { bn: 'শুধু 18 বছর বা তার বেশি বয়সীদের জন্য', en: 'Only for people of 18 and older' },
});
