import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Money/Wallets',
  purpose: 'Shows the main wallet and those of the vendors, and moves money between them.',
  notFor: 'Money in and out of the site: take Deposit and Withdraw.',
  do: 'Show a wallet that does not answer as unknown, and leave its money where it is.',
  dont: 'Do not add unknown balances to a total.',
  keyboard: 'Each wallet is a row with its actions; the transfer is a window that keeps the focus.',
  wording: {
    bn: 'এই ওয়ালেটের ব্যালেন্স এখন জানা যাচ্ছে না',
    en: 'The balance of this wallet is not known now',
  },
});
