import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Every title; the level follows the outline, the size follows the design.'],
  avoid: ['Bold text inside a paragraph.'],
  content: ['A noun or a short sentence without a full stop. It wraps and is never cut.'],
  do: {
    states: ['page', 'section', 'card'],
    says: 'The level follows the outline, the size follows the design.',
  },
  dont: { states: ['longText'], says: 'Do not cut a heading; it wraps.' },
  wording: { bn: 'আমার লেনদেন', en: 'My transactions' },
});
