import { defineDocs, fieldParts } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Around a control of your own that has a label, a hint and an error.'],
  avoid: ['Usual inputs: they bring their field.'],
  content: [
    'The label is a noun without a colon; the hint comes before the mistake, the error after it.',
    'An error says how to put it right.',
  ],
  anatomy: {
    label: fieldParts.label,
    box: fieldParts.box,
    hint: fieldParts.hint,
    error: fieldParts.error,
    end: 'After the control, such as a button.',
    valid: 'The words that say it is right.',
  },
  do: {
    states: ['hint', 'invalid'],
    says: 'The hint comes before the mistake, the error after it, in the same place.',
  },
  dont: {
    states: ['hiddenLabel'],
    says: 'Do not hide the label because a placeholder says the same.',
  },
  wording: { bn: 'ব্যাংকে আপনার নাম যেমন লেখা আছে', en: 'As your bank has your name' },
});
