import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Window with a text of the operator',
  purpose:
    'Shows terms, privacy and rules of the operator in a window, so that a form beside it is not lost.',
  notFor: 'Texts that should have an address: they are pages too.',
  do: 'Say when the text is from.',
  dont: 'Do not ask to scroll to the end before a person may agree.',
  keyboard: 'The text scrolls with arrow keys; Escape closes and focus returns to the link.',
  wording: { bn: 'শর্তাবলি, 2026-11-01 থেকে', en: 'Terms, since 2026-11-01' },
});
