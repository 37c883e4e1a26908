import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: [
    'All makers of games in four rows that move by, a column every three seconds, and can be stopped and turned.',
  ],
  avoid: ['Choosing one: take VendorCarousel.', 'A few that never move: take VendorWall.'],
  content: ['Names as the vendor writes them.'],
  anatomy: {
    view: 'The window onto the strip.',
    track: 'What moves.',
    list: 'All makers.',
    copy: 'The second round, hidden from screen readers.',
    controls: 'Stop, back and on.',
  },
  do: { states: ['many'], says: 'It can be stopped, and stops by itself for less motion.' },
  dont: { states: ['few'], says: 'Do not move a few that fit side by side.' },
  wording: { bn: 'থামান', en: 'Stop' },
});
