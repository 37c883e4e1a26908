import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Agent/Hourly salary',
  purpose: 'Lists the pay of each hour with the numbers it follows from.',
  notFor: 'Pay by the day: take Daily wages.',
  do: 'Say in which zone the hours are counted.',
  dont: 'Do not add hours that are not settled.',
  keyboard: 'The table scrolls by arrow keys; sorting is a button in the head of a column.',
  wording: { bn: '20:00–21:00, ঢাকা সময়', en: '20:00–21:00, Dhaka time' },
});
