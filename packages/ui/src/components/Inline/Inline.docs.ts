import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Controls or short texts in a row that may wrap.'],
  avoid: ['Columns of equal width: take Grid.'],
  content: ['It has no words of its own.'],
  do: { states: ['standard', 'apart'], says: 'It wraps by itself; nothing is cut at 320 px.' },
  dont: { states: ['oneLine'], says: 'Do not forbid wrapping for words of a translation.' },
});
