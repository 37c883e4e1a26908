import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Two to six short exclusive values that work at once.'],
  avoid: ['Longer words or more values: take SelectField.', 'Parts of a page: take Tabs.'],
  content: ['One word a value.'],
});
