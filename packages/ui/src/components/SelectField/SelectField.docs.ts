import { defineDocs, fieldParts } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['One of up to about twenty known values.'],
  avoid: ['Two or three: take RadioGroup or Segmented.', 'Many: take Combobox.'],
  content: ['The empty choice says what to choose.'],
  anatomy: {
    ...fieldParts,
  },
  do: { states: ['empty', 'chosen'], says: 'The empty choice says what to choose.' },
  dont: { states: ['compact'], says: 'Do not hide two or three values in it; show them.' },
  wording: { bn: 'ব্যাংক বেছে নিন', en: 'Choose a bank' },
});
