import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Text of several lines: feedback, reasons.'],
  avoid: ['One line: take TextField.'],
  content: ['The hint says what helps; the count is announced only near the limit.'],
});
