import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A short explanation or a few controls beside what they belong to.'],
  avoid: ['One line about an icon: take Tooltip.', 'A task: take Modal.'],
  content: ['A title only when there is more than one sentence.'],
});
