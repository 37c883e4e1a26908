import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['On top of every page where nothing is won or lost for real.'],
  avoid: ['Notices of the operator: take NoticeBar.'],
  content: ['Says that it is play money, in one sentence, the same everywhere.'],
  anatomy: {
    text: 'The one sentence.',
  },
  do: {
    states: ['demo', 'trial'],
    says: 'The same sentence on every page, so that nobody takes play money for real.',
  },
  dont: { states: ['longText'], says: 'Do not add offers or links to it.' },
  wording: {
    bn: 'এটি পরীক্ষামূলক সাইট। এখানে আসল টাকা নেই।',
    en: 'This is a trial site. No real money is used here.',
  },
});
