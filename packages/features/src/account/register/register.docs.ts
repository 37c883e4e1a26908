import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Account/Register',
  purpose:
    'Opens an account. Its fields and rules come from the server, so each site asks for what it needs.',
  notFor: 'Members who have an account: take Login.',
  do: 'Say the age limit and the rules before the first mistake; keep every entry when the server refuses one.',
  dont: 'Do not tick the agreement for a person.',
  keyboard:
    'After a refused form focus is on the list of mistakes, each of which leads to its field.',
  wording: {
    bn: 'আমার বয়স 18 বছর বা তার বেশি, আমি শর্ত মেনে নিচ্ছি',
    en: 'I am 18 or older and accept the terms',
  },
});
