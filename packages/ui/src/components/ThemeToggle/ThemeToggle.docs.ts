import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The header and the settings.'],
  avoid: ['Other settings: take Switch.'],
  content: ['The label names the scheme it turns to.'],
});
