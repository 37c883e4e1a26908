import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Account/Devices',
  purpose:
    'Lists the devices on which the account is logged in, and ends a session that the member does not know.',
  notFor: 'Logging out here: take Logout.',
  do: 'Mark the device in use, and say when and where each was last seen.',
  dont: 'Do not end all sessions with one press without a question.',
  keyboard: 'Each device has one button; after it is gone, focus moves to the next one.',
  wording: { bn: 'এই ডিভাইসে এখন লগ ইন করা আছে', en: 'Logged in on this device now' },
});
