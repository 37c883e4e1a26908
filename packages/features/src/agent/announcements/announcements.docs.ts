import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Agent/Announcements',
  purpose: 'Shows the news of the operator for agents, as a list beside the text on wide screens.',
  notFor: 'News for members: take Site / Announcements.',
  do: 'Keep the list in place while a text is read.',
  dont: 'Do not mark a text as read before it was opened.',
  keyboard: 'The list is made of links; on phones Back returns to the list.',
  wording: { bn: 'এজেন্টদের জন্য খবর', en: 'News for agents' },
});
