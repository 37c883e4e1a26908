import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Beside the name of a language or a country code.'],
  avoid: ['As the only name of a language.'],
  content: ['It has no words; the name is beside it.'],
  do: { states: ['bengali', 'english'], says: 'The name of the language stands beside it.' },
  dont: { states: ['notDrawn'], says: 'Do not use a flag as the only name of a language.' },
});
