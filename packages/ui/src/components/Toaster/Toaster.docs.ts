import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The end of an action that went well or needs no answer.'],
  avoid: ['Errors that need an answer: take Alert or Dialog.', 'Anything that must not be missed.'],
  content: ['A title of a few words and one detail; money carries its amount.'],
  anatomy: {
    toast: 'One message.',
    icon: 'The mark of the tone.',
  },
  do: { states: ['success'], says: 'A few words and the amount.' },
  dont: { states: ['three'], says: 'Do not send several for one action.' },
  wording: { bn: '৳500 জমা হয়েছে', en: '৳500 deposited' },
});
