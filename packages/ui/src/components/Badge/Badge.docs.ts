import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['One word about the status or the kind of a row or card.'],
  avoid: ['A number of new things: take CountDot.', 'Something to press: take Chip.'],
  content: [
    'A single word or two, the same for the same status everywhere.',
    'The word carries the meaning, colour only helps.',
  ],
  anatomy: {
    label: 'The word.',
  },
  do: {
    states: ['success', 'warn', 'danger'],
    says: 'The word says the status; the colour only repeats it.',
  },
  dont: {
    states: ['longText'],
    says: 'Do not write a sentence into a badge. Put it beside it as text.',
  },
  wording: { bn: 'সম্পন্ন', en: 'Completed' },
});
