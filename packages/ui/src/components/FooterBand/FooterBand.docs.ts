import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Once, above the footer: ways to stay in control.'],
  avoid: ['Advertising of any kind.'],
  content: ['Plain offers of help, without a threat or a promise.'],
  anatomy: {
    age: 'The age from which playing is allowed.',
  },
  do: { states: ['usual'], says: 'Offer help with plain words, the same on every page.' },
  dont: { states: ['usual'], says: 'Do not add offers or pictures of winning to it.' },
  wording: { bn: 'নিজের সীমা ঠিক করুন, বা বিরতি নিন', en: 'Set your own limits, or take a break' },
});
