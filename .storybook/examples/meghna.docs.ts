import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Examples/Meghna',
  purpose: 'Shows each part that a team can add to its site: slots, a page and a replaced footer.',
  notFor: 'A copy to start from without reading: docs/white-label.md explains each part.',
  do: 'Test an own part with its own stories, as this package does.',
  dont: 'Do not fork the repository to change a part: a slot or a replaced widget survives an upgrade.',
  keyboard: 'Links and buttons in the order of reading.',
  wording: { bn: 'আমাদের কথা', en: 'Our story' },
});
