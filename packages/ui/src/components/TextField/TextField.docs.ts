import { defineDocs, fieldParts } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Names, addresses and other text of one line.'],
  avoid: ['Passwords, phone numbers, amounts, dates: they have fields of their own.'],
  content: [
    'The label is a noun; an example belongs into the hint, never into the placeholder alone.',
  ],
  anatomy: {
    ...fieldParts,
    start: 'Before the control, such as an icon.',
    end: 'After the control, such as a button.',
    valid: 'The words that say it is right.',
  },
  do: { states: ['hint', 'invalid'], says: 'The error says how to put it right.' },
  dont: {
    states: ['placeholder'],
    says: 'Do not put the only explanation into the placeholder; it goes while typing.',
  },
  wording: {
    bn: 'ইউজারনেমে 6–12টি অক্ষর বা সংখ্যা লাগবে',
    en: 'A username has 6 to 12 letters or digits',
  },
});
