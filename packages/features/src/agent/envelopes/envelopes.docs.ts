import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Agent/Envelopes',
  purpose: 'Sends money from the balance of the agent to downlines as red envelopes.',
  notFor: 'A single transfer: take Downlines and its window.',
  do: 'Show the sum, the number of people and what is left before it is sent.',
  dont: 'Do not send again after a lost answer; the same key asks what became of it.',
  keyboard: 'Names are added with a combobox; the review is a window that keeps the focus.',
  wording: { bn: '5 জনকে মোট ৳2,500', en: '৳2,500 in all to 5 people' },
});
