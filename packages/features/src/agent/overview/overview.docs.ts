import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Agent/Overview',
  purpose:
    'Shows an agent how the team did in a period: deposits, withdrawals, bets, result, new members.',
  notFor: 'Figures of one member: take Downlines.',
  do: 'Show short amounts on phones, and the whole one after a press.',
  dont: 'Do not compare an open period with a closed one without saying so.',
  keyboard: 'The period is chosen first; tiles with a short amount are buttons.',
  wording: { bn: '৳74.3 লাখ জমা, গত 7 দিনে', en: '৳7.43M deposited in the last 7 days' },
});
