import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A setting that works the moment it is turned.'],
  avoid: ['A choice that is sent with a form: take Checkbox.'],
  content: ['What is on when it is on, as a noun; never a question.'],
});
