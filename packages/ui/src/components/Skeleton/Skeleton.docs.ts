import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Content whose box is known and that is on its way.'],
  avoid: ['Actions in progress: the button is busy.', 'Boxes of unknown size: take Spinner.'],
  content: ['It has no words; the part that loads is marked as busy.'],
  do: { states: ['text', 'block'], says: 'The same box as what follows.' },
  dont: { states: ['circle'], says: 'Do not keep it when the load failed; say so.' },
});
