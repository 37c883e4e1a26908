import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: [
    'Once around a site: covers, banners, marks and pictures inside texts come only from where it says.',
    'Return several addresses for one picture: each failure requests the next.',
  ],
  avoid: ['Pictures of your own build: import them, and let their addresses pass.'],
  content: ['It has no words of its own.'],
});
