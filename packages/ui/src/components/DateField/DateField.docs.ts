import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['One known date, such as a birthday.'],
  avoid: ['A period of records: take DateRangeField.'],
  content: [
    'The label says which date; the hint says why it is needed.',
    'The boxes have the order of the site, yyyy-MM-dd, in every language.',
  ],
});
