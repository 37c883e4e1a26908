import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A form with several fields that was sent with mistakes.'],
  avoid: ['One field: its own error is enough.'],
  content: ['The same sentence as at the field, in the order of the form.'],
  anatomy: {
    title: 'How many mistakes there are.',
    link: 'One mistake; it leads to its field.',
  },
  do: {
    states: ['rest', 'focused'],
    says: 'It takes the focus after sending, so that it is read at once.',
  },
  dont: {
    states: ['namesOnly'],
    says: 'Do not list only the fields; repeat the sentence of each.',
  },
  wording: { bn: '2টি ঘর ঠিক করুন', en: 'Correct 2 fields' },
});
