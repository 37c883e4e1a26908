import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Once around a site that has a history: Back closes the topmost window first.'],
  avoid: ['Widgets on foreign pages: the history belongs to the page around them.'],
  content: ['It has no words of its own.'],
});
