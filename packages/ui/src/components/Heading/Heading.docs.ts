import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Every title; the level follows the outline, the size follows the design.'],
  avoid: ['Bold text inside a paragraph.'],
  content: ['A noun or a short sentence without a full stop. It wraps and is never cut.'],
});
