import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Account/Forgot password',
  purpose:
    'Leads a person who cannot log in to a new password, by e-mail or phone, in steps that can be left and taken up again.',
  notFor: 'A password that is known: take Change password.',
  do: 'Answer the same way whether or not the account exists, as the server does.',
  dont: 'Do not show a counter of tries that the server did not send.',
  keyboard: 'Each step puts focus on its title; Enter sends it; the way back is a button.',
  wording: {
    bn: 'অ্যাকাউন্ট থাকলে কয়েক মিনিটের মধ্যে একটি ইমেইল যাবে',
    en: 'If there is an account, an e-mail goes out in a few minutes',
  },
});
