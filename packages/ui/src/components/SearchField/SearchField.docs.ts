import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Searching the list in view.'],
  avoid: ['The search of the whole site: take SearchTrigger.'],
  content: ['The label says what is searched; it is not replaced by the placeholder.'],
});
