import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Announcements',
  purpose: 'Shows the news of the operator: a line under the banner, a list, and a text beside it.',
  notFor: 'Messages to one member: take Messages.',
  do: 'Say in the title all that matters.',
  dont: 'Do not open a window over a page for a text that is no warning.',
  keyboard: 'The moving line can be stopped; each text is a link.',
  wording: {
    bn: 'bKash জমা 02:00–04:00 বন্ধ থাকবে',
    en: 'bKash deposits are closed from 02:00 to 04:00',
  },
});
