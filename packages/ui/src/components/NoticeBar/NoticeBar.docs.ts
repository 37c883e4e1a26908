import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Running notices of the operator under the banner.'],
  avoid: ['Errors and warnings about what the visitor does: take Alert.'],
  content: ['The title of the notice says all that matters; the rest opens.'],
});
