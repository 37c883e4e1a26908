import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The pages of a centre on wide screens.'],
  avoid: ['The main navigation: take NavBar.'],
  content: ['The titles of the pages; badges only for what waits.'],
  anatomy: {
    header: 'What stands above, such as the balance.',
    group: 'Pages that belong together.',
    item: 'One page.',
  },
  do: { states: ['grouped', 'withBadge'], says: 'A badge only for what waits for the member.' },
  dont: { states: ['nothingActive'], says: 'Do not forget to mark the page that is open.' },
  wording: { bn: 'আমার বাজি', en: 'My bets' },
});
