import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Account/Profile',
  purpose: 'Shows and changes the data of a member: name, birthday, contact and picture.',
  notFor: 'Passwords and codes: take Security.',
  do: 'Say which data cannot be changed any more, and who to ask.',
  dont: 'Do not ask for data that the server does not need.',
  keyboard: 'Fields in the order of reading; the save button says when there is nothing to save.',
  wording: {
    bn: 'নাম একবার যাচাই হলে আর বদলানো যায় না',
    en: 'A verified name cannot be changed any more',
  },
});
