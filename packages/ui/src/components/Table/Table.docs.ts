import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Records and reports: several things with the same facts.'],
  avoid: ['One thing with its facts: take DataList.', 'Levels within levels: take TreeTable.'],
  content: [
    'Heads are nouns; numbers are at the end and carry their unit once.',
    'An empty table says what would be there.',
  ],
  anatomy: {
    scroller: 'What scrolls sideways on narrow screens.',
    head: 'The names of the columns.',
    body: 'The rows.',
    row: 'One thing.',
    foot: 'Totals.',
    footer: 'Paging or a note below.',
    more: 'The facts of a row that have no room on a phone.',
    empty: 'What would be there.',
    error: 'Why it could not be loaded.',
    busy: 'Says that rows are on their way.',
    skeleton: 'A row that is on its way.',
  },
  do: {
    states: ['withTotals', 'empty'],
    says: 'Numbers are at the end of their column, with the unit once.',
  },
  dont: {
    states: ['failed'],
    says: 'Do not clear the rows when a refresh fails; keep them and say so.',
  },
  wording: { bn: 'এই সময়ে কোনো বাজি নেই', en: 'No bets in this period' },
});
