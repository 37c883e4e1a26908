import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Member/Frame of the centre',
  purpose:
    'Holds the pages of the member and the agent centre: menu on wide screens, a title with a way back on phones.',
  notFor: 'Pages of the site: they have header and footer only.',
  do: 'Give each page one title and one place in the menu.',
  dont: 'Do not nest a second menu inside a page.',
  keyboard: 'The menu is a list of links; the link past it leads to the page.',
  wording: { bn: 'সদস্য কেন্দ্র', en: 'Member centre' },
});
