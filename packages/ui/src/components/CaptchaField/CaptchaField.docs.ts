import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Where the server requires the characters of a picture.'],
  avoid: ['Codes by message: take CodeField.'],
  content: [
    'The label names what is to be typed; the alternative says how to go on without seeing.',
  ],
});
