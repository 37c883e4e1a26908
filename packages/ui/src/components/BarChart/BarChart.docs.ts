import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Comparing amounts of a few periods or groups.'],
  avoid: [
    'A development over many days: take LineChart.',
    'Exact figures that are looked up: take Table.',
  ],
  content: ['The title says what is counted and its unit.', 'Give every bar its formatted amount.'],
  anatomy: {
    plot: 'The drawing, with axis and grid.',
    bar: 'One amount; it can be reached by the arrow keys.',
    legend: 'The names of the groups, with their marks.',
    table: 'The same figures as a table, for screen readers and for reading exactly.',
  },
  do: { states: ['four', 'losses'], says: 'Losses go below the line, in the same scale as gains.' },
  dont: {
    states: ['many'],
    says: 'Do not press a month of days into bars; a line shows it better.',
  },
  wording: { bn: 'প্রতি সপ্তাহের জমা, টাকায়', en: 'Deposits for each week, in taka' },
});
