import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Site header',
  purpose:
    'Begins each page: logo, kinds of games, search, language, and the account of the member.',
  notFor: 'Game pages: take the slim header of Game launch.',
  do: 'Keep deposit as the only primary button of a member.',
  dont: 'Do not make it higher; the page below is why people came.',
  keyboard:
    'The first stop is a link past the header; menus open with Enter and close with Escape.',
  wording: { bn: 'মূল অংশে যান', en: 'Skip to the content' },
});
