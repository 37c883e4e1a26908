import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Notices in a window',
  purpose:
    'Shows the texts that the operator wants everybody to see, one after the other, in one window.',
  notFor: 'Offers: they belong to banner and promotions.',
  do: 'Say how many there are, and let all of them be closed at once.',
  dont: 'Do not show the same text again on the same day.',
  keyboard: 'Focus is inside; Escape closes; arrows are buttons.',
  wording: { bn: '3টির মধ্যে 1 নম্বর', en: '1 of 3' },
});
