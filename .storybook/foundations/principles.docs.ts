import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Foundations/Principles',
  purpose:
    'Says how pages are laid out, how icons and words are chosen, and what accessible means here, with do and don’t.',
  notFor: 'One component: its own docs page has its rules.',
  do: 'Read layout and tone of voice before you draw a new page.',
  dont: 'Do not take an example as the only right picture.',
  keyboard: 'Each page is text with headings.',
  wording: { bn: 'সহজ ভাষায়, কাউকে তাড়া না দিয়ে', en: 'In plain words, without hurrying anyone' },
});
