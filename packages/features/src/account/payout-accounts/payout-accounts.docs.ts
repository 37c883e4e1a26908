import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Account/Payout accounts',
  purpose: 'Lists the bank accounts and wallets to which the site pays out, and adds a new one.',
  notFor: 'Sending a payout: take Withdraw.',
  do: 'Show only the last digits of a number, and say which account is used first.',
  dont: 'Do not let a number be changed in place; an account is removed and added, as the server does it.',
  keyboard:
    'Adding opens a window that keeps the focus; after saving, focus is on the new account.',
  wording: { bn: 'শেষ 4 সংখ্যা 5521', en: 'Last 4 digits 5521' },
});
