import { defineDocs, fieldParts } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Choosing from many known values by typing: banks, games, members.'],
  avoid: ['Up to about ten values: take SelectField.', 'Free text: take SearchField or TextField.'],
  content: ['The empty text says what can be typed; "nothing found" says what to try.'],
  anatomy: {
    ...fieldParts,
    start: 'A mark of the chosen value.',
    end: 'Holds the buttons at the end.',
    clear: 'Empties the box.',
    toggle: 'Opens and closes the list.',
    list: 'The values that fit what is typed.',
  },
  do: { states: ['withDetails'], says: 'A second line tells values with like names apart.' },
  dont: { states: ['disabled'], says: 'Do not disable it while values load; say that it loads.' },
  wording: { bn: 'ব্যাংকের নাম লিখুন', en: 'Type the name of the bank' },
});
