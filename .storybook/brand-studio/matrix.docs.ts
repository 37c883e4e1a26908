import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Brand/Matrix',
  purpose: 'Shows each component in its first state, light and dark, for each brand that ships.',
  notFor: 'All states of a component: take its own page.',
  do: 'Look through it after a change of a token.',
  dont: 'Do not mend a brand by changing a component; change its seeds.',
  keyboard: 'It is for looking; controls work as on their own pages.',
  wording: { bn: 'সব ব্র্যান্ডে একই উপাদান', en: 'The same components in every brand' },
});
