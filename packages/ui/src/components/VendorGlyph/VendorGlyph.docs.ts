import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The one-colour mark of a vendor beside its name.'],
  avoid: ['Icons: take lucide.'],
  content: ['It is decoration; the name is beside it.'],
  do: { states: ['usual', 'large'], says: 'One colour, beside the name.' },
  dont: { states: ['large'], says: 'Do not use it without the name.' },
});
