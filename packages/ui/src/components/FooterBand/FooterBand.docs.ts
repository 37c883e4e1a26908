import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Once, above the footer: ways to stay in control.'],
  avoid: ['Advertising of any kind.'],
  content: ['Plain offers of help, without a threat or a promise.'],
});
