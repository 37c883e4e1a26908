import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The header and the settings.'],
  avoid: ['Other settings: take Switch.'],
  content: ['The label names the scheme it turns to.'],
  anatomy: {
    icon: 'The scheme it turns to.',
  },
  do: { states: ['light', 'dark'], says: 'The label names the scheme it turns to.' },
  dont: { states: ['dark'], says: 'Do not ask for the scheme in a window on the first visit.' },
  wording: { bn: 'অন্ধকার থিম চালু করুন', en: 'Turn on the dark scheme' },
});
