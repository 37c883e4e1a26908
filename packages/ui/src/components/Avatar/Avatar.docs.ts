import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Beside the name of a member or a team.'],
  avoid: ['Vendors and games: they have marks and covers.'],
  content: ['Give the whole name; the component makes the initials.'],
  do: {
    states: ['initial', 'picture'],
    says: 'Without a picture the first letter stands in, in the same circle.',
  },
  dont: {
    states: ['broken'],
    says: 'Do not draw a picture of your own for one that failed; the letter comes by itself.',
  },
  wording: { bn: 'rahim_dhaka-র ছবি', en: 'Picture of rahim_dhaka' },
});
