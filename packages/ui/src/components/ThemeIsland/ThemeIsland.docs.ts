import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A part of a page in another brand or scheme, such as a preview.'],
  avoid: ['The whole page: set brand and scheme on its root.'],
  content: ['It has no words of its own.'],
  do: {
    states: ['light', 'dark'],
    says: 'A part of a page keeps its own brand and scheme, overlays too.',
  },
  dont: { states: ['sharp'], says: 'Do not set colours by hand around it.' },
});
