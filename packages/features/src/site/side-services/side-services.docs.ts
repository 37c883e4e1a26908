import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Services beside the site',
  purpose: 'Lists the ways to the service: chat, messengers, phone, with their hours.',
  notFor: 'Reports with pictures: take Feedback.',
  do: 'Say when somebody answers.',
  dont: 'Do not open a chat by itself.',
  keyboard: 'One button opens the list; each way is a link that says where it leads.',
  wording: { bn: '24 ঘণ্টা খোলা', en: 'Open 24 hours' },
});
