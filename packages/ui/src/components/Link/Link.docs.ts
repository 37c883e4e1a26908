import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Going somewhere from within a text.'],
  avoid: ['Doing something: take Button.'],
  content: ['The words say where it leads, read alone; never "here".'],
  anatomy: {
    icon: 'Says that it opens a new window.',
  },
  do: { states: ['inline', 'newWindow'], says: 'The words say where it leads, read alone.' },
  dont: { states: ['standalone'], says: 'Do not write "click here".' },
  wording: { bn: 'বোনাসের শর্ত পড়ুন', en: 'Read the terms of the bonus' },
});
