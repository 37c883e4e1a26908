import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Account/Account overview',
  purpose:
    'Shows a member the own account on one page: level, balances, safety and the ways to each part of the member centre.',
  notFor: 'Changing anything: each part has its own page, and the overview leads there.',
  do: 'Show what is not known as not known; a balance that failed leaves the rest of the page in place.',
  dont: 'Do not put offers before the balance and the safety of the account.',
  keyboard: 'Tab goes through the parts in the order of reading; each card is one link.',
  wording: { bn: 'আপনার হিসাব', en: 'Your account' },
});
