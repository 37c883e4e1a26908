import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Help',
  purpose: 'Answers common questions by topic, with an address for each answer.',
  notFor: 'Terms and rules: they are pages of the operator.',
  do: 'Begin the answer with the answer.',
  dont: 'Do not hide the way to a person at the end of a long page.',
  keyboard: 'Topics are toggle buttons; answers follow the pattern of an accordion.',
  wording: { bn: 'কত সময়ে টাকা তোলা হয়?', en: 'How long does a withdrawal take?' },
});
