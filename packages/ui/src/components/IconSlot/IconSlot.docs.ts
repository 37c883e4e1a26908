import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Drawing an icon at the size its place needs, inside a component.'],
  avoid: ['Pages and widgets: their components take an `icon`.'],
  content: ['It is decoration; the word is beside it.'],
});
