import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Agent/Team bets',
  purpose: 'Lists the bets of a team with filters of time, game and member.',
  notFor: 'Own bets: take Member / Bets.',
  do: 'Show a code that is not known as it came.',
  dont: 'Do not colour a member by gain or loss.',
  keyboard: 'Filters come before the table; on phones one button opens them.',
  wording: { bn: 'এই সময়ে টিমের কোনো বাজি নেই', en: 'The team placed no bets in this period' },
});
