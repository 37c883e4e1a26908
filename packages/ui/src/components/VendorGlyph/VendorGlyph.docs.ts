import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The one-colour mark of a vendor beside its name.'],
  avoid: ['Icons: take lucide.'],
  content: ['It is decoration; the name is beside it.'],
});
