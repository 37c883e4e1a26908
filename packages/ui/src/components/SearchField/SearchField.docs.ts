import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Searching the list in view.'],
  avoid: ['The search of the whole site: take SearchTrigger.'],
  content: ['The label says what is searched; it is not replaced by the placeholder.'],
  anatomy: {
    label: 'What is searched; it may be hidden from the eye, never from a screen reader.',
    box: 'The frame around icon and control.',
    start: 'The glass.',
    control: 'What is typed into.',
    end: 'Holds the cross.',
    clear: 'Empties the box.',
  },
  do: { states: ['labelled', 'filled'], says: 'The label says what is searched.' },
  dont: { states: ['disabled'], says: 'Do not disable it while results load.' },
  wording: { bn: 'গেম খুঁজুন', en: 'Search the games' },
});
