import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Search',
  purpose: 'Finds games, vendors, pages and answers in both languages from one box.',
  notFor: 'Filtering a list: take its own filters.',
  do: 'Keep what was typed when nothing is found, and say what to try.',
  dont: 'Do not mix paid places into the results.',
  keyboard: 'Ctrl K opens it; arrows go through the results; Enter opens one; Escape closes.',
  wording: {
    bn: 'কিছু পাওয়া যায়নি। গেমের নামের প্রথম অংশ লিখে দেখুন।',
    en: 'Nothing found. Try the first part of the name.',
  },
});
