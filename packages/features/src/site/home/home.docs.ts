import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Home',
  purpose:
    'The first page: banner, kinds of games, rows of games, news and winners, each of which may fail alone.',
  notFor: 'All games of a kind: take Game list.',
  do: 'Order the rows in the settings of the site; a row that fails leaves its place to the next.',
  dont: 'Do not add a window over the first page.',
  keyboard:
    'A link past the header leads to the page; rows scroll with their buttons and with focus.',
  wording: {
    bn: 'এই অংশটি দেখানো যায়নি। আবার চেষ্টা করুন।',
    en: 'This part could not be shown. Try again.',
  },
});
