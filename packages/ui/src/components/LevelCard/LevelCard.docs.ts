import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The level of a member and what the next one takes.'],
  avoid: ['Any other progress: take ProgressBar.'],
  content: [
    'Say how much is left and until when a level holds; do not urge.',
    'The page says that a break costs no level.',
  ],
  anatomy: {
    meter: 'How far the next level is.',
  },
  do: { states: ['current', 'top'], says: 'Say how much is left; the top level has no meter.' },
  dont: { states: ['locked'], says: 'Do not urge: no countdown, no "only" before an amount.' },
  wording: { bn: 'পরের স্তরে যেতে আর ৳4,200 বাজি', en: '৳4,200 more in bets to the next level' },
});
