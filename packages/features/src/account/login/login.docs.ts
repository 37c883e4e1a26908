import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Account/Login',
  purpose:
    'Logs a member in by user name or by code, in a window, in the header or with a look of your own.',
  notFor: 'Opening an account: take Register.',
  do: 'Keep the user name after a mistake, and put the reason beside the field it belongs to.',
  dont: 'Do not say whether the name or the password was wrong.',
  keyboard:
    'The first field has the focus; Enter sends; Escape closes the window and focus returns to the button that opened it.',
  wording: { bn: 'ইউজারনেম বা পাসওয়ার্ড মেলেনি', en: 'The username or password does not match' },
});
