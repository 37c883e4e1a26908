import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The two rows on top of every page.'],
  avoid: ['Game pages: take SlimGameHeader.'],
  content: ['Deposit is its only primary button.'],
});
