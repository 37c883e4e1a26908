import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Account/Extra verification',
  purpose:
    'Asks for a second proof before something risky: a code by phone or e-mail, the name of the bank account, or an authenticator.',
  notFor: 'The usual login: it asks only when the server wants more.',
  do: 'Offer only the ways that the member has set up.',
  dont: 'Do not say which part of a proof was wrong if the server does not say it.',
  keyboard: 'Ways are a radio group with arrow keys; the code is one field, and Enter sends it.',
  wording: { bn: 'আরও একবার নিশ্চিত করুন যে এটি আপনি', en: 'Confirm once more that it is you' },
});
