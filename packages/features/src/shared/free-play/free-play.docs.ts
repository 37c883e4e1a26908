import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Games/Free play',
  purpose: 'Starts a game with play money, without an account, where the vendor offers it.',
  notFor: 'Playing for money: take Game launch.',
  do: 'Say on the button and on the ribbon that it is play money.',
  dont: 'Do not let a round of free play look like a win.',
  keyboard: 'A button beside the game; after it the game has the focus.',
  wording: { bn: 'টাকা ছাড়া খেলে দেখুন', en: 'Try it without money' },
});
