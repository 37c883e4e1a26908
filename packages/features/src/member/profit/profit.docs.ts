import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Member/Profit and loss',
  purpose: 'Adds up what a member staked, won and lost in a period, by kind of game.',
  notFor: 'Single bets: take Bets.',
  do: 'Show the loss first when there is one, with its sign.',
  dont: 'Do not leave out deposits or fees to make a result look better.',
  keyboard: 'The period comes first; the chart is read as a table.',
  wording: { bn: 'নিট −৳1,250.00', en: 'Net −৳1,250.00' },
});
