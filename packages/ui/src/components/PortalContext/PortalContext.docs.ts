import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Once around a site or an embedded widget: overlays open inside it.'],
  avoid: ['Single overlays: they find it by themselves.'],
  content: ['It has no words of its own.'],
});
