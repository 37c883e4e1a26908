import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Things of equal rank in columns that follow the width.'],
  avoid: ['A row of controls: take Inline.', 'Rows of figures: take Table.'],
  content: ['It has no words of its own.'],
});
