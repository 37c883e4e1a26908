import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Money/Withdraw',
  purpose:
    'Takes a withdrawal: account, amount with limits and fee, what is left to wager, and how far the last one is.',
  notFor: 'The first one of a member: First withdrawal leads there.',
  do: 'Say what is left to wager, and how long a payout usually takes.',
  dont: 'Do not offer to cancel a withdrawal in order to play on.',
  keyboard: 'Account, amount, password; Enter sends once; the question repeats the amount.',
  wording: { bn: '৳2,000 তোলা হবে, ফি ৳10', en: '৳2,000 will be paid out, fee ৳10' },
});
