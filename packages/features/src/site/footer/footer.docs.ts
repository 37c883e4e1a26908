import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Site footer',
  purpose: 'Ends each page: help with playing, makers of games, links, licence, age limit.',
  notFor: 'Game pages and windows.',
  do: 'Keep the age limit and the ways to help on every page.',
  dont: 'Do not draw a licence that is not known.',
  keyboard: 'Columns are lists with titles; moving makers can be stopped.',
  wording: { bn: 'শুধু 18 বছর বা তার বেশি বয়সীদের জন্য', en: 'Only for people of 18 and older' },
});
