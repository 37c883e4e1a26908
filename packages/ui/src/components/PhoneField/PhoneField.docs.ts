import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Telephone numbers with their country.'],
  avoid: ['Other numbers: take NumberField.'],
  content: ['The hint shows the form of a number of that country.'],
});
