import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Proof of a payment, pictures for feedback.'],
  avoid: ['One small picture of a profile: not part of the product.'],
  content: ['The hint keeps type, size and number; an error names the file.'],
});
