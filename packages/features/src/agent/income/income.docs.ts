import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Agent/Income',
  purpose: 'Adds up what an agent was paid, by source and period.',
  notFor: 'The rules of each source: take Contracts.',
  do: 'Shares of the whole add up to 100.',
  dont: 'Do not mix what was paid with what is only expected.',
  keyboard: 'Periods are a group of radio buttons; the chart is read as a table.',
  wording: { bn: 'উৎস অনুযায়ী আয়', en: 'Income by source' },
});
