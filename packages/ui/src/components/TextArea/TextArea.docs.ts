import { defineDocs, fieldParts } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Text of several lines: feedback, reasons.'],
  avoid: ['One line: take TextField.'],
  content: ['The hint says what helps; the count is announced only near the limit.'],
  anatomy: {
    ...fieldParts,
    end: 'Holds the count.',
    counter: 'How many characters are left.',
  },
  do: { states: ['hint', 'over'], says: 'The count is announced only near the limit.' },
  dont: {
    states: ['countedFilled'],
    says: 'Do not stop the typing at the limit; say by how much it is over.',
  },
  wording: { bn: 'কী হয়েছিল, কখন, কোন গেমে?', en: 'What happened, when, in which game?' },
});
