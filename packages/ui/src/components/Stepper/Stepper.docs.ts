import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A flow of two to five steps, or how far a withdrawal is.'],
  avoid: ['Pages one can visit in any order: take Tabs.'],
  content: [
    'A noun or verb a step; what is done, what is now and what comes is said, not only coloured.',
  ],
  anatomy: {
    step: 'One step, with its state in words.',
  },
  do: {
    states: ['first', 'withError'],
    says: 'Done, now and to come are said, not only coloured.',
  },
  dont: { states: ['goesBack'], says: 'Do not let people jump ahead of a step that is not done.' },
  wording: { bn: 'ধাপ 2: কোড লিখুন', en: 'Step 2: Enter the code' },
});
