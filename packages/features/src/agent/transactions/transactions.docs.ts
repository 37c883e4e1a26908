import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Agent/Team transactions',
  purpose:
    'Lists deposits, withdrawals and transfers of a team, and saves all rows of a range as a file.',
  notFor: 'Own money: take Member / Transactions.',
  do: 'Show how far the file is, and let it be stopped.',
  dont: 'Do not save only the rows that happen to be loaded.',
  keyboard: 'The file dialog keeps the focus; Escape stops the file.',
  wording: { bn: '12,400টির মধ্যে 3,000 সারি', en: '3,000 of 12,400 rows' },
});
