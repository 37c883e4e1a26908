import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The title of a section with its count and the way to all of it.'],
  avoid: ['The title of a page: take Heading.'],
  content: ['A noun; the action says where it leads ("See all").'],
  anatomy: {
    count: 'How many there are.',
  },
  do: { states: ['complete'], says: 'The action says where it leads.' },
  dont: { states: ['longText'], says: 'Do not use it for the title of a page; take Heading.' },
  wording: { bn: 'লাইভ ক্যাসিনো · সব দেখুন', en: 'Live casino · See all' },
});
