import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A number of unread or waiting things on an icon or a menu row.'],
  avoid: ['A word: take Badge.'],
  content: ['Digits only, at most 99+; the label says what is counted.'],
  do: {
    states: ['two', 'most'],
    says: 'From 100 on it says 99+, and the accessible name has the whole number.',
  },
  dont: { states: ['none'], says: 'A zero shows nothing. Do not draw an empty dot.' },
  wording: { bn: '5টি নতুন বার্তা', en: '5 new messages' },
});
