import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The level of a member and what the next one takes.'],
  avoid: ['Any other progress: take ProgressBar.'],
  content: [
    'Say how much is left and until when a level holds; do not urge.',
    'The page says that a break costs no level.',
  ],
});
