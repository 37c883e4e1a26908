import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['What happened to one thing, in order.'],
  avoid: ['Steps that are ahead: take Stepper.'],
  content: ['What happened, in the past tense, with its time.'],
  anatomy: {
    event: 'What happened, with its time.',
  },
  do: { states: ['underWay', 'failed'], says: 'A failure says what happens to the money next.' },
  dont: { states: ['ahead'], says: 'Do not promise times for steps that are ahead.' },
  wording: { bn: 'ব্যাংকে পাঠানো হয়েছে · 2026-11-20 20:41', en: 'Sent to the bank · 2026-11-20 20:41' },
});
