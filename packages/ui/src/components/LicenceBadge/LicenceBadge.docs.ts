import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The footer, when regulator, number, holder and a page to verify are known.'],
  avoid: ['Half a claim: it renders nothing, on purpose.'],
  content: ['Name and number exactly as the regulator writes them.'],
  do: { states: ['complete'], says: 'Regulator, number, holder and the page to verify, all four.' },
  dont: {
    states: ['withoutNumber'],
    says: 'Half a claim renders nothing. Do not draw a badge of your own.',
  },
  wording: { bn: 'লাইসেন্স নম্বর যাচাই করুন', en: 'Verify the licence number' },
});
