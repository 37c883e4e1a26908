import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Account/SMS code',
  purpose: 'Sends a code to a phone and takes it, with the seconds until it may be sent again.',
  notFor: 'Codes from an app: the field is the same, without the button that sends.',
  do: 'Say to which number the code went, with its middle hidden.',
  dont: 'Do not count down faster than the server allows.',
  keyboard: 'Tab reaches the box, then the button; the seconds are not read aloud each time.',
  wording: { bn: '42 সেকেন্ড পর আবার পাঠাতে পারবেন', en: 'You can send it again in 42 seconds' },
});
