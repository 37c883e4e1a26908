import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Consent to analytics',
  purpose: 'Asks once whether visits may be counted. Nothing is counted before a yes.',
  notFor: 'What the site cannot work without: it is not asked for.',
  do: 'Give both answers the same weight.',
  dont: 'Do not ask again after a no.',
  keyboard: 'Two buttons at the end of the page; they take no focus by themselves.',
  wording: { bn: 'ভিজিট গোনা যাবে?', en: 'May we count visits?' },
});
