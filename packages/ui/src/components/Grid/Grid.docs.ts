import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Things of equal rank in columns that follow the width.'],
  avoid: ['A row of controls: take Inline.', 'Rows of figures: take Table.'],
  content: ['It has no words of its own.'],
  do: {
    states: ['standard', 'narrow'],
    says: 'The number of columns follows from the width, not from the device.',
  },
  dont: {
    states: ['fewShared'],
    says: 'Do not stretch two cards over the whole page; keep their width.',
  },
});
