import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The header and the account menu.'],
  avoid: ['Choosing a country: take PhoneField.'],
  content: ['Each language by its own name, in its own script.'],
  anatomy: {
    current: 'The language in use, by its own name.',
  },
  do: { states: ['bengali', 'english'], says: 'Each language is written in its own script.' },
  dont: { states: ['open'], says: 'Do not order the languages by flags.' },
  wording: { bn: 'ভাষা: বাংলা', en: 'Language: English' },
});
