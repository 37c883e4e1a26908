import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Agent/Dividend',
  purpose: 'Shows the share of an agent in the result of the team for each period.',
  notFor: 'Single bets of the team: take Team bets.',
  do: 'Show losses of a period as plainly as gains.',
  dont: 'Do not project a period that is still open.',
  keyboard: 'Period and table are reached by Tab in the order of reading.',
  wording: { bn: 'এই পর্বের হিসাব এখনও চলছে', en: 'This period is not closed yet' },
});
