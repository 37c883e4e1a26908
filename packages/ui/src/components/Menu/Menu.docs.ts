import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Actions and places behind one button.'],
  avoid: ['Choosing a value of a form: take SelectField.', 'Two actions: show both.'],
  content: ['A verb for actions, a noun for places; what removes is last.'],
  anatomy: {
    header: 'Whose menu it is.',
    item: 'An action or a place.',
  },
  do: { states: ['account'], says: 'What removes or ends is last.' },
  dont: { states: ['choice'], says: 'Do not use a menu for a value of a form; take SelectField.' },
  wording: { bn: 'লগ আউট', en: 'Log out' },
});
