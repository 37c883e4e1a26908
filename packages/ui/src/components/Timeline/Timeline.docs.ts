import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['What happened to one thing, in order.'],
  avoid: ['Steps that are ahead: take Stepper.'],
  content: ['What happened, in the past tense, with its time.'],
});
