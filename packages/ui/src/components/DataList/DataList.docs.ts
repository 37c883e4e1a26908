import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A few facts of one thing: name and value, under each other.'],
  avoid: ['Several things with the same facts: take Table.'],
  content: ['Short names without a colon; amounts carry their symbol.'],
  anatomy: {
    item: 'A name with its value.',
  },
  do: { states: ['withTotal'], says: 'A total stands last and is set apart.' },
  dont: {
    states: ['empty'],
    says: 'Do not show names without values; say that nothing is known yet.',
  },
  wording: { bn: 'ফি ৳10.00', en: 'Fee ৳10.00' },
});
