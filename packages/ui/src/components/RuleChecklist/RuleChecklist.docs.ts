import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Rules that are known before typing, such as those of a password.'],
  avoid: ['Mistakes found afterwards: the error of the field.'],
  content: ['Each rule in a few words, as a fact that becomes true.'],
  anatomy: {
    rule: 'One rule, with its state in words.',
  },
  do: { states: ['open', 'partly', 'met'], says: 'A rule becomes true while typing.' },
  dont: { states: ['met'], says: 'Do not hide the rules once they are met.' },
  wording: { bn: 'কমপক্ষে 8টি অক্ষর', en: 'At least 8 characters' },
});
