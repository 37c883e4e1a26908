import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Agent/Statements',
  purpose: 'Shows the result of each downline for a period, level by level, with sums.',
  notFor: 'Single entries of money: take Team transactions.',
  do: 'Keep the way down as breadcrumbs.',
  dont: 'Do not add sums of pages that were not loaded.',
  keyboard: 'Names are links one level down; breadcrumbs lead back up.',
  wording: { bn: 'এই স্তরের মোট', en: 'Total of this level' },
});
