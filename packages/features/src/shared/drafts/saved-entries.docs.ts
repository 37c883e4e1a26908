import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Account/Saved entries of a form',
  purpose: 'Offers to bring back what a person typed before a form was left.',
  notFor: 'Passwords, codes and card numbers: they are never kept.',
  do: 'Ask before filling anything in.',
  dont: 'Do not keep entries longer than the session says.',
  keyboard: 'Two buttons at the top of the form: bring back, or throw away.',
  wording: { bn: 'আগের লেখা ফিরিয়ে আনবেন?', en: 'Bring back what you typed?' },
});
