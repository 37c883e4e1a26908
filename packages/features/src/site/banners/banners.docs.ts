import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Page banner',
  purpose: 'Shows the banner of a group of games above its list.',
  notFor: 'The home page: it has its own banner.',
  do: 'Write title, sentence and terms as text, not into the picture.',
  dont: 'Do not make it higher than a third of a phone.',
  keyboard: 'Several slides can be stopped; each slide has one link.',
  wording: { bn: 'শর্তসহ পুরো অফার দেখুন', en: 'See the offer with its terms' },
});
