import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Winners',
  purpose: 'Shows recent payouts, with names that the server masked.',
  notFor: 'Own results: take Bets.',
  do: 'Say above the list when the data are samples.',
  dont: 'Do not write that the reader could be next.',
  keyboard: 'Each row is one link to its game.',
  wording: { bn: 'r•••m ৳12,400 পেয়েছেন', en: 'r•••m was paid ৳12,400' },
});
