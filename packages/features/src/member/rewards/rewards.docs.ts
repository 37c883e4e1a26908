import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Member/Rewards',
  purpose: 'Lists rewards that wait for a member, and claims them.',
  notFor: 'Tasks: take Missions.',
  do: 'Keep a claim that has no answer yet as such, until the server says what became of it.',
  dont: 'Do not show a reward as paid before the server says so.',
  keyboard: 'Each reward has one button; focus moves to the next after a claim.',
  wording: {
    bn: 'উত্তর এখনও আসেনি। দুইবার নেওয়া হবে না।',
    en: 'No answer yet. It will not be claimed twice.',
  },
});
