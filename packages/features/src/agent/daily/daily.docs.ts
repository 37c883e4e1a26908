import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Agent/Daily wages',
  purpose: 'Lists the wages of each day with the numbers they follow from.',
  notFor: 'Pay by the hour: take Hourly salary.',
  do: 'Show the rule and the figures beside the amount.',
  dont: 'Do not show a day as paid before the server says so.',
  keyboard: 'The table scrolls by arrow keys; sorting is a button in the head of a column.',
  wording: { bn: '2026-11-20 তারিখের মজুরি', en: 'Wages of 2026-11-20' },
});
