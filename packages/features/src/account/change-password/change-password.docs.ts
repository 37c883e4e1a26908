import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Account/Change password',
  purpose:
    'Changes the password of a member who knows the old one. The rules come from the server and turn true while a person types.',
  notFor: 'A forgotten password: take Forgot password.',
  do: 'Show the rules before the first mistake, and where the server refused, say which field it was.',
  dont: 'Do not forbid pasting, and do not log the member out of this device without saying so.',
  keyboard:
    'Tab goes through old, new and repeated password; each has a button that shows what is typed.',
  wording: {
    bn: 'নতুন পাসওয়ার্ডে কমপক্ষে একটি সংখ্যা থাকতে হবে',
    en: 'The new password needs at least one digit',
  },
});
