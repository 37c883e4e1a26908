import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The header and the account menu.'],
  avoid: ['Choosing a country: take PhoneField.'],
  content: ['Each language by its own name, in its own script.'],
});
