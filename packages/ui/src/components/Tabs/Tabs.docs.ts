import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Alternative views of one thing, one at a time.'],
  avoid: ['Steps in an order: take Stepper.', 'A filter: take Segmented or Chip.'],
  content: ['One or two words; the panel does not repeat them as a title.'],
  anatomy: {
    list: 'The row of tabs.',
    tab: 'One view.',
    panel: 'What the chosen tab shows.',
  },
  do: { states: ['three', 'withIcons'], says: 'Two to five views of the same thing.' },
  dont: { states: ['oneOff'], says: 'Do not disable a tab without saying why.' },
  wording: { bn: 'খেলার নিয়ম', en: 'Rules of the game' },
});
