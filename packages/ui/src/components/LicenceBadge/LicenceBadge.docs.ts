import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The footer, when regulator, number, holder and a page to verify are known.'],
  avoid: ['Half a claim: it renders nothing, on purpose.'],
  content: ['Name and number exactly as the regulator writes them.'],
});
