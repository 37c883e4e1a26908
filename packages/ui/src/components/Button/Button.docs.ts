import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Doing something on this page.', 'One primary for each region: the likely next step.'],
  avoid: [
    'Going somewhere: take ButtonLink, which looks the same.',
    'Switching a setting: take Switch.',
  ],
  content: [
    'A verb and its object; on money the button repeats the amount.',
    'Never "OK" or "Confirm" alone, never cut off: it may take two lines.',
  ],
});
