import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Alternative views of one thing, one at a time.'],
  avoid: ['Steps in an order: take Stepper.', 'A filter: take Segmented or Chip.'],
  content: ['One or two words; the panel does not repeat them as a title.'],
});
