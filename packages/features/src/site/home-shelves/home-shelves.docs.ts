import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Rows of the home page',
  purpose: 'Shows rows of games on the home page: played lately, favourites, new, by vendor.',
  notFor: 'All games: take Game list.',
  do: 'Leave out a row that is empty.',
  dont: 'Do not reorder a row while a person looks at it.',
  keyboard: 'Rows scroll with their buttons; a card that gets focus comes into sight.',
  wording: { bn: 'সম্প্রতি খেলেছেন', en: 'Played lately' },
});
