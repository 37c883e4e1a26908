import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Account/Responsible play',
  purpose:
    'Lets a member set limits of deposits, losses and time, take a break, or close the account.',
  notFor: 'Limits of the operator for all members: they come with the settings of the site.',
  do: 'Make a limit tighter at once and say when a wider one begins.',
  dont: 'Do not make taking a break harder to find than the deposit.',
  keyboard: 'Each limit is a field with a unit; a break asks once before it begins.',
  wording: { bn: 'নতুন সীমা এখন থেকেই চলবে', en: 'The new limit holds from now on' },
});
