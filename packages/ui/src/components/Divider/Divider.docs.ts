import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A hairline between parts of a card or list.'],
  avoid: ['A new section of a page: space is enough.', 'The one ornament of a view: take Stitch.'],
  content: ['It has no words of its own.'],
  anatomy: {
    label: 'The word in the middle of the line.',
  },
  do: {
    states: ['horizontal', 'worded'],
    says: 'One line between two parts that belong together.',
  },
  dont: {
    states: ['vertical'],
    says: 'Do not draw lines between all things of a row; the gap is enough.',
  },
  wording: { bn: 'অথবা', en: 'or' },
});
