import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Things under each other with one distance.'],
  avoid: ['Things in a row: take Inline.'],
  content: ['It has no words of its own.'],
  do: { states: ['standard', 'tight'], says: 'One distance for things of one kind.' },
  dont: { states: ['wide'], says: 'Do not mix distances in one stack; nest two.' },
});
