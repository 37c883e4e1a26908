import { defineDocs, fieldParts } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Where the server requires the characters of a picture.'],
  avoid: ['Codes by message: take CodeField.'],
  content: [
    'The label names what is to be typed; the alternative says how to go on without seeing.',
  ],
  anatomy: {
    label: fieldParts.label,
    box: fieldParts.box,
    control: fieldParts.control,
    error: fieldParts.error,
    row: 'Picture and box in one line.',
    picture: 'What the server drew.',
    refresh: 'Gets another picture.',
    alternative: 'The way on for a person who cannot see it.',
  },
  do: { states: ['alternative'], says: 'Always offer a way without seeing.' },
  dont: {
    states: ['failed'],
    says: 'Do not ask for the characters of a picture that did not load; offer another one.',
  },
  wording: { bn: 'ছবিতে যে অক্ষরগুলো দেখছেন, লিখুন', en: 'Type the characters in the picture' },
});
