import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Two to six short exclusive values that work at once.'],
  avoid: ['Longer words or more values: take SelectField.', 'Parts of a page: take Tabs.'],
  content: ['One word a value.'],
  anatomy: {
    option: 'One value.',
    face: 'Icon and word as drawn.',
  },
  do: {
    states: ['two', 'withIcons'],
    says: 'Two to six short words, one of them chosen at all times.',
  },
  dont: { states: ['block'], says: 'Do not use it for something that is only sent with a form.' },
  wording: { bn: 'জমা | উত্তোলন', en: 'Deposits | Withdrawals' },
});
