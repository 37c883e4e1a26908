import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Brand/Run time',
  purpose:
    'Shows that a brand can be loaded while the site runs, nested in another one, and is refused when its file is hostile.',
  notFor: 'Designing a brand: take the Studio.',
  do: 'Load brands of an operator with `applyBrand` and show why one was refused.',
  dont: 'Do not put values of a file into a style sheet yourself.',
  keyboard: 'The stories have buttons only where a person would press one.',
  wording: { bn: 'এই ব্র্যান্ড ফাইলটি নেওয়া হয়নি', en: 'This brand file was refused' },
});
