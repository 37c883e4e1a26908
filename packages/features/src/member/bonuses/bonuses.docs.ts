import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Member/Bonuses',
  purpose: 'Lists bonuses of a member with what is left to wager, their limits and their ends.',
  notFor: 'Offers that are not taken yet: take Promotions.',
  do: 'Show how much is wagered and what happens when it is done.',
  dont: 'Do not count down to the end of a bonus.',
  keyboard: 'Each bonus is a card with its actions in reading order.',
  wording: { bn: '৳5,000-এর মধ্যে ৳3,200 বাজি হয়েছে', en: '৳3,200 of ৳5,000 wagered' },
});
