import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A prize fund whose source is known.'],
  avoid: ['Any other moving number: numbers do not move.'],
  content: [
    'The sentence says where the value comes from. A demo value says so in the badge and in the sentence.',
    'Bengali digits and lakh come by numbers, as the brand has them.',
  ],
});
