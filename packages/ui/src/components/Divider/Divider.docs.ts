import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A hairline between parts of a card or list.'],
  avoid: ['A new section of a page: space is enough.', 'The one ornament of a view: take Stitch.'],
  content: ['It has no words of its own.'],
});
