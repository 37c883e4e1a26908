import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Three to nine topics or areas, of which one is shown below or none.'],
  avoid: [
    'Filters without icons: take Chip.',
    'A choice in a form: take RadioGroup with cards.',
    'A way to another page: take CategoryBar.',
  ],
  content: ['The name of the topic alone; a count below it, with what is counted.'],
  anatomy: {
    icon: 'The drawing of the topic.',
    label: 'The name.',
    detail: 'A count, with what is counted.',
  },
  do: { states: ['rest', 'selected'], says: 'The chosen one has a tick, not only a colour.' },
  dont: {
    states: ['longText'],
    says: 'Do not explain the topic on the card; the page below does.',
  },
  wording: { bn: 'জমা ও উত্তোলন · 8টি প্রশ্ন', en: 'Deposits and withdrawals · 8 questions' },
});
