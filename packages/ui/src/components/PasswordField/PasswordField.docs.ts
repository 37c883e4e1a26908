import { defineDocs, fieldParts } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Passwords, new and old.'],
  avoid: ['Codes of one use: take CodeField.'],
  content: [
    'The label says which password; rules are beside it as a list, before the first mistake.',
  ],
  anatomy: {
    ...fieldParts,
    end: 'Holds the button at the end.',
    reveal: 'Shows and hides what is typed.',
    status: 'Says to a screen reader whether it is shown.',
  },
  do: { states: ['withRules'], says: 'The rules stand beside it before the first mistake.' },
  dont: { states: ['invalid'], says: 'Do not forbid pasting; people keep passwords in a manager.' },
  wording: { bn: 'নতুন পাসওয়ার্ড', en: 'New password' },
});
