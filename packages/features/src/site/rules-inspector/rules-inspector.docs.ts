import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Tools/RulesInspector',
  purpose:
    'Takes the registration rules of a server and shows the form they make, which rules count and which were dropped.',
  notFor: 'Players: it is a tool for teams that connect a backend.',
  do: 'Send the address to a colleague; it holds the document.',
  dont: 'Do not paste data of real people.',
  keyboard: 'The document is a text area; the form beside it works as on the site.',
  wording: { bn: '2টি নিয়ম বাদ পড়েছে', en: '2 rules were dropped' },
});
