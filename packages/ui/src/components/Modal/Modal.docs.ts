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
});
