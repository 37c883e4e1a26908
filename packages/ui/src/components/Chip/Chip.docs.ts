import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Filters in a row, and the filters in force with a cross to remove them.'],
  avoid: ['A status: take Badge.', 'Two to six exclusive values of one setting: take Segmented.'],
  content: ['The value alone, without the name of the filter.'],
  anatomy: {
    icon: 'Before the word, if the words alone are alike.',
    label: 'The value.',
    tick: 'Shows that it is chosen, without relying on colour.',
    remove: 'Takes the filter away.',
  },
  do: {
    states: ['selected', 'removable'],
    says: 'A filter in force has a cross and says what it removes.',
  },
  dont: { states: ['longText'], says: 'Do not repeat the name of the filter in each value.' },
  wording: { bn: 'গত 7 দিন', en: 'Last 7 days' },
});
