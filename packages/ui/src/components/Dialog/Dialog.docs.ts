import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: [
    'Asking before something that cannot be undone or moves money.',
    'Saying the result that ends a flow.',
  ],
  avoid: [
    'Content to read or fill in: take Modal.',
    'Something that went well on the side: take a toast.',
  ],
  content: [
    'The title asks with the real verb and the amount; the body says what happens and whether it can be undone.',
    'The button repeats the verb. Where stopping and going on weigh the same, neither is primary.',
  ],
  anatomy: {
    header: 'Holds the icon and the title.',
    icon: 'The mark of the tone.',
    body: 'What happens, and whether it can be undone.',
    actions: 'The answers; on phones under each other.',
  },
  do: {
    states: ['equalWeight'],
    says: 'Where stopping and going on weigh the same, neither button is primary.',
  },
  dont: {
    states: ['alert'],
    says: 'Do not ask "Are you sure?". Ask with the verb and the amount.',
  },
  wording: { bn: '৳2,000 তুলবেন?', en: 'Withdraw ৳2,000?' },
});
