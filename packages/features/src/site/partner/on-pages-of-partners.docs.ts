import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/On pages of partners',
  purpose:
    'Puts parts of the site on pages of others, as custom elements: games, winners, jackpot, login, balance.',
  notFor: 'Pages of the site itself: they use the widgets.',
  do: 'Give it the address of the site and the language; it takes the brand by itself.',
  dont: 'Do not style its inside from the page around; use its attributes.',
  keyboard: 'Each element keeps its own order of focus; windows open inside it.',
  wording: { bn: 'এই সাইটে লগ ইন করুন', en: 'Log in on this site' },
});
