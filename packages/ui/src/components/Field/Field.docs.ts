import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Around a control of your own that has a label, a hint and an error.'],
  avoid: ['Usual inputs: they bring their field.'],
  content: [
    'The label is a noun without a colon; the hint comes before the mistake, the error after it.',
    'An error says how to put it right.',
  ],
});
