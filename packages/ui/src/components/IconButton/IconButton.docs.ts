import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A known action where there is no room for a word: close, hide, refresh.'],
  avoid: ['An action that is rare or moves money: take Button.'],
  content: ['The label is the verb with its object; it changes with the state ("Hide", "Show").'],
});
