import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['On top of every page where nothing is won or lost for real.'],
  avoid: ['Notices of the operator: take NoticeBar.'],
  content: ['Says that it is play money, in one sentence, the same everywhere.'],
});
