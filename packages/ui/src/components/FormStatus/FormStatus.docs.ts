import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Telling a screen reader how a form is doing; once a form, around all of it.'],
  avoid: ['Text everyone has to see: take Alert.'],
  content: ['A short whole sentence; it is announced once.'],
  do: { states: ['spoken'], says: 'One short sentence for each change.' },
  dont: {
    states: ['visible'],
    says: 'Do not put text there that everybody must see; take an alert.',
  },
  wording: { bn: 'ফর্ম পাঠানো হচ্ছে', en: 'The form is being sent' },
});
