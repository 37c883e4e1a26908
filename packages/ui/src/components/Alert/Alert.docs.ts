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
  anatomy: {
    icon: 'The mark of the tone. It is decoration: the words say the same.',
    title: 'What happened, in a few words.',
    body: 'What it means and what to do.',
    action: 'The one next step, if there is one.',
  },
  do: { states: ['withAction'], says: 'Say what happened to the money and offer the way on.' },
  dont: {
    states: ['success'],
    says: 'Do not leave a success on the page after an action: a toast says it and goes.',
  },
  wording: {
    bn: 'টাকা জমা হয়নি। আপনার ব্যাংক থেকে কোনো টাকা কাটা হয়নি।',
    en: 'The deposit did not go through. Your bank took no money.',
  },
});
