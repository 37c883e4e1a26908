import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A widget on a foreign page: styles and overlays stay inside one root.'],
  avoid: ['Pages of the site itself: they need no root.'],
  content: ['It has no words of its own.'],
  do: {
    states: ['modalAndTabs'],
    says: 'Overlays open inside the root, so that the styles of the page around do not reach them.',
  },
  dont: {
    states: ['menuKeys'],
    says: 'Do not listen for keys on the document; the root hears its own.',
  },
});
