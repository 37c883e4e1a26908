import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A task beside the page that needs its own title: login, register, terms.'],
  avoid: [
    'A yes or no: take Dialog.',
    'Filters: take Drawer.',
    'A long form on phones: take a page.',
  ],
  content: [
    'The title is the task in the words of the button that opened it.',
    'Without a close button, one sentence says why and there is a way out.',
  ],
  anatomy: {
    'title-bar': 'Title, way back and close button; it stays in sight.',
    art: 'A picture beside the content on wide screens.',
    body: 'What scrolls.',
    footer: 'The actions; they stay in sight.',
    grab: 'The handle that pulls it down on phones.',
  },
  do: {
    states: ['form', 'withFooter'],
    says: 'The title is the task, in the words of the button that opened it.',
  },
  dont: {
    states: ['forced'],
    says: 'Do not take away the close button without a sentence that says why.',
  },
  wording: { bn: 'লগ ইন', en: 'Log in' },
});
