import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Beside the name of a member or a team.'],
  avoid: ['Vendors and games: they have marks and covers.'],
  content: ['Give the whole name; the component makes the initials.'],
});
