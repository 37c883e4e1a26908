import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['How an amount developed over days.'],
  avoid: ['Fewer than five points: take BarChart.'],
  content: ['The title says what is counted and its unit; name the period in words.'],
});
