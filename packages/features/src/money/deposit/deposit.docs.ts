import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Money/Deposit',
  purpose:
    'Takes a deposit: method, amount with the limits of the method and of the member, bonus, and the way to pay.',
  notFor: 'Taking money out: take Withdraw.',
  do: 'Say limits and fees before the first mistake, and offer no bonus by default.',
  dont: 'Do not choose a higher amount for a person.',
  keyboard: 'Methods are a radio group; quick amounts are buttons; Enter sends once.',
  wording: { bn: 'আজ আর সর্বোচ্চ ৳3,000 জমা করতে পারবেন', en: 'You can deposit ৳3,000 more today' },
});
