import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Member/Rank',
  purpose: 'Shows the level of a member, what it gives, and what the next one takes.',
  notFor: 'Points: take Points.',
  do: 'Say until when a level holds, and that a break costs nothing.',
  dont: 'Do not urge with "only" or with a countdown.',
  keyboard: 'Levels are a list; each opens with Enter.',
  wording: { bn: 'এই স্তর 2026-12-31 পর্যন্ত থাকবে', en: 'This level holds until 2026-12-31' },
});
