import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Rows with rows below them, such as a downline of few levels.'],
  avoid: ['Thousands of rows: one level a page with Breadcrumbs.'],
  content: ['As in Table; opening a row is named after the row.'],
  anatomy: {
    scroller: 'What scrolls sideways on narrow screens.',
    head: 'The names of the columns.',
    body: 'The rows.',
    row: 'One member with its level.',
    'cell-label': 'The name of a fact on narrow screens.',
    empty: 'What would be there.',
    error: 'Why it could not be loaded.',
    skeleton: 'A row that is on its way.',
  },
  do: { states: ['open', 'partFailed'], says: 'A branch that failed says so; the others stay.' },
  dont: { states: ['deep'], says: 'Do not open all levels at once; each one is asked for.' },
  wording: { bn: 'karim7-এর নিচের 12 জন দেখান', en: 'Show the 12 members below karim7' },
});
