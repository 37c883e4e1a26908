import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Account/Security',
  purpose:
    'Shows how well the account is protected, and sets up the payment password, contacts and an authenticator.',
  notFor: 'Data that do not protect the account: take Profile.',
  do: 'Show the next useful step, not all of them as alarms.',
  dont: 'Do not colour the page red because something optional is missing.',
  keyboard: 'Each row is one button that opens its window; focus comes back to the row.',
  wording: { bn: 'পেমেন্ট পাসওয়ার্ড সেট করা নেই', en: 'No payment password is set' },
});
