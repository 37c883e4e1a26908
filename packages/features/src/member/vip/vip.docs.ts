import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Member/VIP',
  purpose: 'Explains the levels of members and what each gives, to guests too.',
  notFor: 'The own progress: take Rank.',
  do: 'Show the conditions of each level beside its gifts.',
  dont: 'Do not show the top level as the goal of everybody.',
  keyboard: 'Levels are tabs with arrow keys.',
  wording: { bn: 'প্রতিটি স্তরের শর্ত', en: 'Conditions of each level' },
});
