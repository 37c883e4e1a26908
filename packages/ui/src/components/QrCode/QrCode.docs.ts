import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Taking an address from this screen to a phone.'],
  avoid: ['On the phone itself: take a link and a copy button.'],
  content: ['The address is beside it as text; the label says where it leads.'],
  do: { states: ['rest'], says: 'The address stands beside it as text.' },
  dont: {
    states: ['dense'],
    says: 'Do not put a long address into it; small screens cannot read it.',
  },
  wording: { bn: 'ফোনে খুলতে কোডটি স্ক্যান করুন', en: 'Scan the code to open it on your phone' },
});
