import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The title of a section with its count and the way to all of it.'],
  avoid: ['The title of a page: take Heading.'],
  content: ['A noun; the action says where it leads ("See all").'],
});
