import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Member/Rebate',
  purpose: 'Shows what comes back from bets, by kind of game, and claims it.',
  notFor: 'Bonuses: take Bonuses.',
  do: 'Say from which amount a claim is possible.',
  dont: 'Do not add an open day to the amount that can be claimed.',
  keyboard: 'One button claims; its answer is read aloud.',
  wording: { bn: '৳1.00 থেকে নেওয়া যায়', en: 'Can be claimed from ৳1.00' },
});
