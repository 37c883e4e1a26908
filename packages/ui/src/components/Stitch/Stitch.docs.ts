import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The signature of the look: once a view, between two parts.'],
  avoid: ['Borders of cards and fields.'],
  content: ['It has no words of its own.'],
  do: { states: ['hairline'], says: 'Once a view, between two parts.' },
  dont: {
    states: ['accent', 'warm'],
    says: 'Two of them in one view are a pattern, not a signature.',
  },
});
