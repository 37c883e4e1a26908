import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Doing something on this page.', 'One primary for each region: the likely next step.'],
  avoid: [
    'Going somewhere: take ButtonLink, which looks the same.',
    'Switching a setting: take Switch.',
  ],
  content: [
    'A verb and its object; on money the button repeats the amount.',
    'Never "OK" or "Confirm" alone, never cut off: it may take two lines.',
  ],
  anatomy: {
    label: 'The words; they may take two lines.',
    icon: 'Before the words, for what it does.',
    'end-icon': 'After the words, for where it leads.',
  },
  do: {
    states: ['primary', 'ghost'],
    says: 'One primary button, and the quiet way out beside it.',
  },
  dont: {
    states: ['primary', 'warm'],
    says: 'Two loud buttons in one region: nobody sees the next step.',
  },
  wording: { bn: '৳500 জমা করুন', en: 'Deposit ৳500' },
});
