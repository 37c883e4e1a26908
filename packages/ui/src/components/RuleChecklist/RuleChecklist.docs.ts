import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Rules that are known before typing, such as those of a password.'],
  avoid: ['Mistakes found afterwards: the error of the field.'],
  content: ['Each rule in a few words, as a fact that becomes true.'],
});
