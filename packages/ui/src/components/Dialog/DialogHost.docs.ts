import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Once around a site: `ask` and `tell` open their questions in it, one after the other.'],
  avoid: ['A question with content of its own: take Dialog.'],
  content: ['The words come with the question; the host adds only the names of its buttons.'],
  do: {
    states: ['confirm', 'alert'],
    says: 'One host around the site; a question waits until the one before is answered.',
  },
  dont: {
    states: ['queue'],
    says: 'Do not ask two things after each other if one question can hold both.',
  },
  wording: { bn: 'লগ আউট করবেন?', en: 'Log out?' },
});
