import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Part that broke',
  purpose: 'Takes the place of a window whose code failed, so that the page around goes on.',
  notFor: 'A failed request: it has its own error.',
  do: 'Say that nothing was sent, and offer to close it.',
  dont: 'Do not show the message of the program.',
  keyboard: 'It is an alert inside the window; Escape closes it.',
  wording: {
    bn: 'এই অংশটি খোলেনি। কিছু পাঠানো হয়নি।',
    en: 'This part did not open. Nothing was sent.',
  },
});
