import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Agent/Realtime salary',
  purpose: 'Lists pay that follows from bets at once, with its source.',
  notFor: 'Pay that is settled later: take Daily wages or Hourly salary.',
  do: 'Say when the list was last refreshed.',
  dont: 'Do not move rows while a person reads them; offer the new ones.',
  keyboard: 'Refreshing is a button; focus stays in the table.',
  wording: { bn: '20:41-এ হালনাগাদ হয়েছে', en: 'Updated at 20:41' },
});
