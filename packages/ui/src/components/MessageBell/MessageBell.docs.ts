import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The header of a member.'],
  avoid: ['Toasts and notices.'],
  content: ['The label says what is counted: "Messages, 5 new".'],
});
