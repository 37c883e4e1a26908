import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Agreeing to terms, remembering a login, choosing any number of things.'],
  avoid: ['A setting that works at once: take Switch.', 'One of several: take RadioGroup.'],
  content: ['A sentence that is true when ticked; never a negation.'],
  anatomy: {
    label: 'The sentence that becomes true.',
    control: 'The box.',
    hint: 'What it means, before it is ticked.',
    error: 'What is missing, after the form was sent.',
  },
  do: { states: ['rest', 'checked'], says: 'A sentence that is true when it is ticked.' },
  dont: {
    states: ['invalidChecked'],
    says: 'Do not tick it for the person, and do not write "I do not want".',
  },
  wording: { bn: 'আমার বয়স 18 বছর বা তার বেশি', en: 'I am 18 or older' },
});
