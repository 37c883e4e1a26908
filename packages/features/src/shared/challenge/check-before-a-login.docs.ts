import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Account/Check before a login',
  purpose:
    'Runs the check of the server before a login is sent, and shows a picture code only if the server asks for one.',
  notFor: 'A code from a message: take SMS code.',
  do: 'Keep what was typed while the check runs.',
  dont: 'Do not show the check to everybody; most people never need to see one.',
  keyboard: 'The check takes no focus of its own until it asks for something.',
  wording: { bn: 'লগ ইনের আগে একটি যাচাই দরকার', en: 'One check is needed before you log in' },
});
