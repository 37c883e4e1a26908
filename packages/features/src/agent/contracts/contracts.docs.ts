import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Agent/Contracts',
  purpose:
    'Shows the contracts of an agent with the upline and with downlines, and leads through offers, changes and ends.',
  notFor: 'What a contract paid: take Income and the pages of each kind of pay.',
  do: 'Repeat share, period and start in the question before anything is sent.',
  dont: 'Do not accept an offer that changed while it was read; load it again.',
  keyboard: 'Each contract is a row with its actions; the review is a window that keeps the focus.',
  wording: { bn: '2026-12-01 থেকে 35% শেয়ার', en: 'A share of 35% from 2026-12-01' },
});
