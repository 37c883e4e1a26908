import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Member/Messages',
  purpose: 'Lists messages of the operator to one member, opens them and removes several at once.',
  notFor: 'News for everybody: take Announcements.',
  do: 'Keep unread ones marked with a word, not only with weight.',
  dont: 'Do not send offers as messages about the account.',
  keyboard: 'Choosing is a mode with checkboxes; Escape leaves it.',
  wording: { bn: '3টি বার্তা বাছাই করা হয়েছে', en: '3 messages chosen' },
});
