import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Above a running game or a page without the usual header.'],
  avoid: ['Pages of the site.'],
  content: ['Title, time, balance and net of this session; losses as plainly as wins.'],
});
