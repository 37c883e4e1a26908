import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Member/First screen of the centre',
  purpose:
    'Shows a member or an agent on a phone who they are, what they have, and every page of the centre.',
  notFor: 'Wide screens: the menu of the Frame of the centre shows the same pages.',
  do: 'Keep the balance and the deposit in reach of the thumb.',
  dont: 'Do not add pages that a member may not open.',
  keyboard: 'Each page is a link; the balance has a button that hides it.',
  wording: { bn: 'আপনার সব পাতা', en: 'All your pages' },
});
