import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Member/Points',
  purpose: 'Shows the points of a member, how they came and went, and exchanges them for a reward.',
  notFor: 'Money: points are never shown with the symbol of a currency.',
  do: 'Ask with the price and what is left before an exchange.',
  dont: 'Do not let points expire without saying when.',
  keyboard: 'The exchange is a window that keeps the focus; Escape changes nothing.',
  wording: {
    bn: '500 পয়েন্ট দিয়ে নেবেন? 700 পয়েন্ট থাকবে।',
    en: 'Exchange 500 points? 700 will be left.',
  },
});
