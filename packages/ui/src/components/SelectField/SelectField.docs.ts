import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['One of up to about twenty known values.'],
  avoid: ['Two or three: take RadioGroup or Segmented.', 'Many: take Combobox.'],
  content: ['The empty choice says what to choose.'],
});
