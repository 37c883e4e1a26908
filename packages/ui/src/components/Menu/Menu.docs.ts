import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Actions and places behind one button.'],
  avoid: ['Choosing a value of a form: take SelectField.', 'Two actions: show both.'],
  content: ['A verb for actions, a noun for places; what removes is last.'],
});
