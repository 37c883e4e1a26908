import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Age gate',
  purpose:
    'Asks a visitor for the age before the site opens, where the law or the operator wants it.',
  notFor: 'Proof of age: the register form and the service do that.',
  do: 'Give both answers the same size.',
  dont: 'Do not let a person who answered no try again at once.',
  keyboard: 'Focus is inside; Tab goes round both answers; there is no way around it with Escape.',
  wording: { bn: 'আপনার বয়স কি 18 বছর বা তার বেশি?', en: 'Are you 18 or older?' },
});
