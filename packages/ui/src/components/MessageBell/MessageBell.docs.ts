import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The header of a member.'],
  avoid: ['Toasts and notices.'],
  content: ['The label says what is counted: "Messages, 5 new".'],
  anatomy: {
    icon: 'The bell.',
  },
  do: { states: ['none', 'some'], says: 'The label says what is counted.' },
  dont: { states: ['many'], says: 'Do not shake it or change its colour to get attention.' },
  wording: { bn: 'বার্তা, 5টি নতুন', en: 'Messages, 5 new' },
});
