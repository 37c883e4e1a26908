import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Something about this page or form that must be read before going on.'],
  avoid: [
    'The end of an action that went well: take a toast.',
    'A question that needs an answer: take a Dialog.',
  ],
  content: [
    'First what happened, then what to do; say what did not happen to money.',
    'One or two sentences and no exclamation mark.',
  ],
});
