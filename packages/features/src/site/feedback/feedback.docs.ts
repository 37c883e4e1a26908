import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Feedback',
  purpose: 'Takes a report with pictures, and shows a member what became of earlier ones.',
  notFor: 'Questions that need an answer at once: take the services beside the site.',
  do: 'Say what helps: what happened, when, in which game.',
  dont: 'Do not ask guests for data that the answer does not need.',
  keyboard: 'Files are chosen with a button; each can be removed with its own.',
  wording: { bn: 'কী হয়েছিল, কখন, কোন গেমে?', en: 'What happened, when, in which game?' },
});
