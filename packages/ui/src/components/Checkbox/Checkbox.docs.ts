import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Agreeing to terms, remembering a login, choosing any number of things.'],
  avoid: ['A setting that works at once: take Switch.', 'One of several: take RadioGroup.'],
  content: ['A sentence that is true when ticked; never a negation.'],
});
