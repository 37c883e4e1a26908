import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Notice page',
  purpose:
    'Shows all announcements as a page: list and text beside each other, or after each other on phones.',
  notFor: 'One urgent text: take Notices in a window.',
  do: 'Give each text an address that can be sent.',
  dont: 'Do not change the order while a person reads.',
  keyboard: 'The list is made of links; on phones Back returns to the list.',
  wording: { bn: 'সব ঘোষণা', en: 'All announcements' },
});
