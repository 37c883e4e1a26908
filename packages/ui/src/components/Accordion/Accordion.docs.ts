import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Long help a visitor scans by question: terms, common questions, steps of a guide.'],
  avoid: [
    'Fewer than three parts: show them as sections.',
    'Parts that are alternatives of one thing: take Tabs.',
  ],
  content: [
    'The row is the question or the noun in full, so that it is clear what it opens.',
    'The answer starts with the answer.',
  ],
  anatomy: {
    item: 'One question with its answer.',
    trigger: 'The row that is pressed; a heading for screen readers.',
    content: 'The answer, hidden while the row is closed.',
  },
  do: {
    states: ['single', 'multiple'],
    says: 'One answer opens by default only if most people look for it.',
  },
  dont: {
    states: ['withBadge'],
    says: 'A badge on a row says what changed; do not mark rows to make them louder.',
  },
  wording: { bn: 'কত সময়ে টাকা তোলা হয়?', en: 'How long does a withdrawal take?' },
});
