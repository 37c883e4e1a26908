import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A short explanation or a few controls beside what they belong to.'],
  avoid: ['One line about an icon: take Tooltip.', 'A task: take Modal.'],
  content: ['A title only when there is more than one sentence.'],
  anatomy: {
    calendar: 'The dates, when a date field opened it.',
    month: 'One month of the dates.',
  },
  do: { states: ['text'], says: 'One or two sentences beside what they explain.' },
  dont: {
    states: ['controls'],
    says: 'Do not put a form with a button to send into it; take Modal.',
  },
  wording: {
    bn: 'রোলওভার মানে কতবার বাজি ধরতে হবে',
    en: 'Rollover is how often the amount must be wagered',
  },
});
