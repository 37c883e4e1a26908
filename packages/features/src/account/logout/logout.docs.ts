import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Account/Logout',
  purpose: 'Asks once and ends the session on this device.',
  notFor: 'Ending other sessions: take Devices.',
  do: 'Say that the balance stays as it is.',
  dont: 'Do not offer a bonus to keep a person from leaving.',
  keyboard: 'Focus is on the answer that changes nothing; Escape means no.',
  wording: {
    bn: 'লগ আউট করবেন? আপনার ব্যালেন্স একই থাকবে।',
    en: 'Log out? Your balance stays as it is.',
  },
});
