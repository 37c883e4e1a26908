import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Account/Session that ended',
  purpose:
    'Says why the member is not logged in any more, and offers the way back without losing the page.',
  notFor: 'A page that failed for another reason: take the states of ErrorState.',
  do: 'Keep what was typed, and return to the same page after the login.',
  dont: 'Do not blame the member for a session that the server ended.',
  keyboard: 'It is an alert with one button; focus stays where it was.',
  wording: {
    bn: 'নিরাপত্তার জন্য সেশন শেষ হয়েছে। আবার লগ ইন করুন।',
    en: 'The session ended for safety. Please log in again.',
  },
});
