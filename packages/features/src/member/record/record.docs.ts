import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Member/Transactions',
  purpose: 'Lists every movement of money of a member with filters of kind, state and time.',
  notFor: 'Bets: take Bets.',
  do: 'Show each state in the words of the server, and a code that is not known as it came.',
  dont: 'Do not show a pending deposit as part of the balance.',
  keyboard: 'Filters, table, paging; a row opens its details with Enter.',
  wording: { bn: 'প্রক্রিয়াধীন', en: 'In progress' },
});
