import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Money/Transfer to the upline',
  purpose: 'Sends money from a member to the agent above, with a question before it.',
  notFor: 'Sending to a downline: take Agent / Downlines.',
  do: 'Repeat amount and receiver in the question.',
  dont: 'Do not send again after a lost answer; the same key asks what became of it.',
  keyboard:
    'Amount, then password, then Enter; the question has its focus on the answer that changes nothing.',
  wording: { bn: 'এজেন্টকে ৳500 পাঠাবেন?', en: 'Send ৳500 to the agent?' },
});
