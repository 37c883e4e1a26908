import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Agent/Saved views of a list',
  purpose:
    'Keeps filters, order, columns and the period of a list, if it has one, under a name, on this device.',
  notFor: 'Sharing a list with somebody: the address of the page holds the same and can be sent.',
  do: 'Say in words when the browser has no space, and keep what was saved before.',
  dont: 'Do not delete a view without a way back: one press restores it.',
  keyboard: 'Enter saves the name; each view is a button, with one to rename and one to delete it.',
  wording: { bn: 'সেভ করা ভিউ', en: 'Saved views' },
});
