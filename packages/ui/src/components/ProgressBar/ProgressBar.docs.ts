import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['How much of a known whole is done: an upload, a turnover, a limit.'],
  avoid: ['Waiting of unknown length: take Spinner.', 'Levels: take LevelCard.'],
  content: ['The words give both figures; near a limit they say what happens there.'],
});
