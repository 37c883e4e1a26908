import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Account/Social accounts',
  purpose: 'Links names on messengers to the account, so that the service can answer there.',
  notFor: 'Logging in with another service: it only stores the name.',
  do: 'Say what the name is used for, and let it be removed.',
  dont: 'Do not send anything to a linked account without a wish of the member.',
  keyboard: 'One field for each service; Enter saves it.',
  wording: { bn: 'Telegram-এ আপনার নাম', en: 'Your name on Telegram' },
});
