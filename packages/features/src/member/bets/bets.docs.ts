import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Member/Bets',
  purpose:
    'Lists the bets of a member with filters of time, game and result, and shows one in full.',
  notFor: 'Entries of money that are no bets: take Transactions.',
  do: 'Show stake, payout and net of each bet.',
  dont: 'Do not hide lost bets behind a filter.',
  keyboard: 'Filters, table, paging; a row opens its details with Enter.',
  wording: { bn: 'বাজি ৳100.00, ফেরত ৳0.00', en: 'Stake ৳100.00, payout ৳0.00' },
});
