import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Member/Points mall',
  purpose: 'Shows what points can be exchanged for, with price, terms and what is left.',
  notFor: 'How points were earned: take Points.',
  do: 'Keep sold out rewards in the list and say so.',
  dont: 'Do not invent scarcity that the server did not report.',
  keyboard: 'Each reward is a card with one button.',
  wording: { bn: '1,200 পয়েন্ট', en: '1,200 points' },
});
