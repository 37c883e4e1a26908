import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Filters and side content that belongs to the page behind it.'],
  avoid: ['A task of its own: take Modal.', 'Navigation on phones: take TabBar.'],
  content: ['The title names what is in it; the action says how many results it shows.'],
});
