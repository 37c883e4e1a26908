import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['How an amount developed over days.'],
  avoid: ['Fewer than five points: take BarChart.'],
  content: ['The title says what is counted and its unit; name the period in words.'],
  anatomy: {
    plot: 'The drawing, with axis and grid.',
    line: 'One series; arrow keys go along its days.',
    legend: 'The names of the series.',
    table: 'The same figures as a table.',
  },
  do: { states: ['gaps', 'many'], says: 'A day without data is a gap, not a zero.' },
  dont: {
    states: ['single'],
    says: 'Do not draw a line through one or two points; write the figures.',
  },
  wording: { bn: 'গত 30 দিনের নিট ফল, টাকায়', en: 'Net result of the last 30 days, in taka' },
});
