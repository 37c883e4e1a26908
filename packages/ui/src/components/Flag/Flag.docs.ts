import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Beside the name of a language or a country code.'],
  avoid: ['As the only name of a language.'],
  content: ['It has no words; the name is beside it.'],
});
