import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The top of a page, for offers and news of its group.'],
  avoid: ['One fixed picture: use an image.', 'Rules and warnings: they are not read in a slide.'],
  content: [
    'A title of at most eight words, one sentence, one action.',
    'Conditions of an offer are in the sentence, not behind the action.',
  ],
  anatomy: {
    slide: 'One offer: picture, words and action.',
    text: 'Title, sentence and action, on a surface of their own.',
    shade: 'Keeps the words readable on any picture.',
    pager: 'Stops, starts and chooses the slides.',
  },
  do: {
    states: ['single', 'rotating'],
    says: 'A picture is decoration; all that matters is written.',
  },
  dont: { states: ['crowded'], says: 'Do not put two sentences and two actions on one slide.' },
  wording: {
    bn: 'প্রথম জমায় ৳500 বোনাস, 10 গুণ বাজি ধরতে হবে।',
    en: '৳500 bonus on the first deposit, to be wagered 10 times.',
  },
});
