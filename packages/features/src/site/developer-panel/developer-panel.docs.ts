import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Developer panel',
  purpose:
    'Shows a developer the calls, the settings and the faults of the reference backend, and switches faults on.',
  notFor: 'Players: it is left out of a site that is for real.',
  do: 'Use it to see what a visitor sees when a call fails.',
  dont: 'Do not build it into a real site.',
  keyboard: 'A button opens it; Escape closes it and focus returns.',
  wording: { bn: 'ব্যাকএন্ডের ত্রুটি চালু করুন', en: 'Switch on a fault of the backend' },
});
