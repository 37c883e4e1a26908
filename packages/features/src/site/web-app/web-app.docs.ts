import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Web app',
  purpose:
    'Tells that the device is offline, that a new version is there, and how to install the site as an app.',
  notFor: 'A failed request while there is a network: the part that failed says so in its place.',
  do: 'Say what may be old and that no money moves while the device is offline.',
  dont: 'Do not reload the page without a press, and do not ask to install over the page.',
  keyboard: 'Each action is a button. A strip appears without taking the focus.',
  wording: { bn: 'আপনি অফলাইনে আছেন', en: 'You are offline' },
});
