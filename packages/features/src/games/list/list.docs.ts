import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Games/Game list',
  purpose:
    'Lists thousands of games of a kind with filters of vendor, feature and name, and keeps its place.',
  notFor: 'A few games on a page: take a row of Rows of the home page.',
  do: 'Keep filters and place in the address, so that Back returns to the same card.',
  dont: 'Do not reorder cards that a person already sees.',
  keyboard:
    'Filters, then cards in reading order; each card is one link with its favourite button.',
  wording: { bn: 'এই ফিল্টারে কোনো গেম নেই', en: 'No games match these filters' },
});
