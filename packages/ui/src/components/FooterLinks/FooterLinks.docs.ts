import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The columns of links in the footer.'],
  avoid: ['Navigation that is needed while playing.'],
  content: ['Two or three words a link, the title of the page it leads to.'],
});
