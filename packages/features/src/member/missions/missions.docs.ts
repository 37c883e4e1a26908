import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Member/Missions',
  purpose: 'Shows tasks with their progress and claims a reward that is due.',
  notFor: 'Rewards without a task: take Rewards.',
  do: 'Say what counts and until when, before a person begins.',
  dont: 'Do not add tasks that ask a person to play longer or lose more.',
  keyboard: 'Each task is a row with at most one button.',
  wording: { bn: '10টির মধ্যে 4টি হয়েছে', en: '4 of 10 done' },
});
