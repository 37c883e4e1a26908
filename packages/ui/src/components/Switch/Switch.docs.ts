import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A setting that works the moment it is turned.'],
  avoid: ['A choice that is sent with a form: take Checkbox.'],
  content: ['What is on when it is on, as a noun; never a question.'],
  anatomy: {
    label: 'What is on.',
    control: 'The button for the keyboard.',
    thumb: 'The part that moves.',
    hint: 'What changes.',
    error: 'Why it could not be turned.',
  },
  do: { states: ['on', 'busy'], says: 'It works at once and says while it is working.' },
  dont: { states: ['invalid'], says: 'Do not turn it back in silence when the server refused.' },
  wording: { bn: 'SMS-এ খবর', en: 'News by SMS' },
});
