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
});
