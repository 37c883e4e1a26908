import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A known action where there is no room for a word: close, hide, refresh.'],
  avoid: ['An action that is rare or moves money: take Button.'],
  content: ['The label is the verb with its object; it changes with the state ("Hide", "Show").'],
  anatomy: {
    icon: 'The drawing; the label is its accessible name.',
  },
  do: {
    states: ['ghost', 'pressed'],
    says: 'Use an icon that people know, and a label with a verb.',
  },
  dont: {
    states: ['large'],
    says: 'Do not take it for the main action of a page; that needs words.',
  },
  wording: { bn: 'ব্যালেন্স লুকান', en: 'Hide the balance' },
});
