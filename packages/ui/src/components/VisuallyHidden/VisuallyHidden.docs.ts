import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Words a screen reader needs and the eye has already.'],
  avoid: ['Hiding text that everyone needs.'],
  content: ['The shortest words that make sense when read aloud in place.'],
  do: { states: ['rest'], says: 'The shortest words that make sense when read aloud in place.' },
  dont: { states: ['rest'], says: 'Do not hide words that everyone needs.' },
  wording: { bn: 'নতুন উইন্ডোতে খোলে', en: 'Opens in a new window' },
});
