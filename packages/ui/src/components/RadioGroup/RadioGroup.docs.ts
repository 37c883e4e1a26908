import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['One of two to six values, all in sight, with words about each.'],
  avoid: ['More values: take SelectField.', 'Short values in a row: take Segmented.'],
  content: ['The question is the legend; the answers are parallel in form.'],
  anatomy: {
    label: 'The question.',
    hint: 'What the answer is for.',
    error: 'What is missing.',
    option: 'One answer.',
    control: 'The circle.',
    icon: 'The mark of an answer.',
    detail: 'A second line about the answer.',
  },
  do: { states: ['cards', 'chosen'], says: 'Answers are parallel in form.' },
  dont: { states: ['disabled'], says: 'Do not disable an answer without saying why.' },
  wording: { bn: 'কীভাবে টাকা তুলবেন?', en: 'How do you want to be paid?' },
});
