import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The name or a short explanation of a control without room for it.'],
  avoid: [
    'Anything needed to go on: it is not there on touch at a glance.',
    'More than a line: take Popover.',
  ],
  content: ['A few words, no full stop.'],
  do: { states: ['onButton'], says: 'The name of an icon without room for it.' },
  dont: { states: ['longText'], says: 'Do not put anything that is needed to go on into it.' },
  wording: { bn: 'ব্যালেন্স লুকান', en: 'Hide the balance' },
});
