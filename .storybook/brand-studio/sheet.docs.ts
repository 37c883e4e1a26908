import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Brand/Sheet',
  purpose:
    'Lists each colour role of the brand in the toolbar: both schemes, its pairs with their contrast, and where it is used.',
  notFor: 'Changing a colour: take the Studio.',
  do: 'Look here before you use a role for something new.',
  dont: 'Do not pair two roles that are no pair in this list.',
  keyboard: 'A table; the first cell of a row is its head.',
  wording: { bn: 'প্রতিটি রঙের ভূমিকা', en: 'The role of each colour' },
});
