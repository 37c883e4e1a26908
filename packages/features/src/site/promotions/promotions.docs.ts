import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Promotions',
  purpose: 'Lists offers with terms and state, and shows one in full with the next step.',
  notFor: 'Bonuses that run: take Bonuses.',
  do: 'Put limit and rollover on the card itself.',
  dont: 'Do not count down to the end of an offer.',
  keyboard: 'Kinds are chips; each card is one link with its action.',
  wording: { bn: 'সর্বোচ্চ ৳1,000, 10 গুণ রোলওভার', en: 'Up to ৳1,000, rollover 10 times' },
});
