import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Foundations/Design tokens',
  purpose:
    'Shows every design token with its value and when to use it: colour roles, type, spacing, radius, shadow, motion, layers.',
  notFor: 'Values of one brand for developers: take the files of the Brand Studio.',
  do: 'Choose a token by its purpose, and look at both schemes.',
  dont: 'Do not copy a value out of a picture; a brand changes it.',
  keyboard: 'Each page has one heading for each group; Tab goes only to links.',
  wording: { bn: 'রং, লেখা, ফাঁকা জায়গা, কোণ, ছায়া', en: 'Colours, type, spacing, corners, shadows' },
});
