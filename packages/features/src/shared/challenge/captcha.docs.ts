import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Account/Captcha',
  purpose:
    'Asks for the characters of a picture, or for the place of a puzzle piece, when the server wants to know that a person is there.',
  notFor: 'Codes that come by message: take SMS code.',
  do: 'Keep the other way in sight for a person who cannot see the picture.',
  dont: 'Do not ask again after a success, and do not clear the rest of the form after a mistake.',
  keyboard:
    'Tab reaches the box, the button for another picture and the other way; Enter sends the form around it.',
  wording: { bn: 'অন্য ছবি দেখান', en: 'Show another picture' },
});
