import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Member/First screen of a trial account',
  purpose: 'Shows a person with a trial account what can be tried, and what a real account adds.',
  notFor: 'Members: take First screen of the centre.',
  do: 'Say that it is play money wherever an amount is shown.',
  dont: 'Do not hide the way to leave the trial.',
  keyboard: 'Tab goes through the ways in the order of reading.',
  wording: {
    bn: 'এটি পরীক্ষামূলক অ্যাকাউন্ট, টাকা আসল নয়',
    en: 'This is a trial account, the money is not real',
  },
});
