import { defineDocs, fieldParts } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Telephone numbers with their country.'],
  avoid: ['Other numbers: take NumberField.'],
  content: ['The hint shows the form of a number of that country.'],
  anatomy: {
    ...fieldParts,
    end: 'Holds what stands after the number.',
    picker: 'Chooses the country.',
    face: 'The flag and the code, as drawn.',
  },
  do: { states: ['hint', 'otherCountry'], says: 'The hint shows a number of the chosen country.' },
  dont: { states: ['oneCountry'], says: 'Do not ask for the country where only one is served.' },
  wording: { bn: 'যেমন 1712 345678', en: 'For example 1712 345678' },
});
