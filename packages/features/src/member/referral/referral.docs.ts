import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Member/Referral',
  purpose: 'Gives a member a link and a code for inviting friends, and shows what came of it.',
  notFor: 'Opening accounts for a team: take Agent / Open an account.',
  do: 'Say under which conditions an invitation pays.',
  dont: 'Do not read or send the contacts of a person.',
  keyboard: 'Copy and share are buttons; both say aloud whether they worked.',
  wording: { bn: 'লিংকটি কপি করুন', en: 'Copy the link' },
});
