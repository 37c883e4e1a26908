import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The header, once a page, while a member is logged in.'],
  avoid: ['Amounts in tables and cards: take Money.'],
  content: ['The formatted amount with its symbol; hidden it is only the mask.'],
});
