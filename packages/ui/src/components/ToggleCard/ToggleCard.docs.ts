import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Three to nine topics or areas, of which one is shown below or none.'],
  avoid: [
    'Filters without icons: take Chip.',
    'A choice in a form: take RadioGroup with cards.',
    'A way to another page: take CategoryBar.',
  ],
  content: ['The name of the topic alone; a count below it, with what is counted.'],
});
