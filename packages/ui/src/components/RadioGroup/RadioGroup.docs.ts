import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['One of two to six values, all in sight, with words about each.'],
  avoid: ['More values: take SelectField.', 'Short values in a row: take Segmented.'],
  content: ['The question is the legend; the answers are parallel in form.'],
});
