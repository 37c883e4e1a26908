import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Going somewhere from within a text.'],
  avoid: ['Doing something: take Button.'],
  content: ['The words say where it leads, read alone; never "here".'],
});
