import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['One word about the status or the kind of a row or card.'],
  avoid: ['A number of new things: take CountDot.', 'Something to press: take Chip.'],
  content: [
    'A single word or two, the same for the same status everywhere.',
    'The word carries the meaning, colour only helps.',
  ],
});
