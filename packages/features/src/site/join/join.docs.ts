import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Invitation to register',
  purpose:
    'Invites a visitor near the end of the home page to open an account; members see their next step instead.',
  notFor: 'The form itself: take Register.',
  do: 'Say one true reason and the age limit.',
  dont: 'Do not promise winnings.',
  keyboard: 'One link, and one button for the login.',
  wording: { bn: 'অ্যাকাউন্ট খুলতে 2 মিনিট লাগে', en: 'Opening an account takes 2 minutes' },
});
