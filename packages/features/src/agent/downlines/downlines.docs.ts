import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Agent/Downlines',
  purpose:
    'Finds the members of a team, as a list or as a tree, and opens what can be done with each.',
  notFor: 'Sums of the whole team: take Overview and Statements.',
  do: 'Say how many members a filter leaves, and keep the filters in the address.',
  dont: 'Do not open a whole tree at once; each level is asked for.',
  keyboard:
    'The tree follows the pattern of a tree grid: arrows open, close and move. f, n, p and ? work as in the other lists.',
  wording: { bn: '1,240 জনের মধ্যে 12 জন', en: '12 of 1,240 members' },
});
