import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Comparing amounts of a few periods or groups.'],
  avoid: [
    'A development over many days: take LineChart.',
    'Exact figures that are looked up: take Table.',
  ],
  content: ['The title says what is counted and its unit.', 'Give every bar its formatted amount.'],
});
