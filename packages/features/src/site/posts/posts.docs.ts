import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Pages of the operator',
  purpose: 'Shows articles of the operator as a list and as a page.',
  notFor: 'News about the service: take Announcements.',
  do: 'Give each a title that says what it is about, read alone.',
  dont: 'Do not put what a player must know only here.',
  keyboard: 'Titles are links; the text has headings to jump to.',
  wording: { bn: 'প্রকাশিত 2026-11-20', en: 'Published 2026-11-20' },
});
