import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The header, once a page, while a member is logged in.'],
  avoid: ['Amounts in tables and cards: take Money.'],
  content: ['The formatted amount with its symbol; hidden it is only the mask.'],
  anatomy: {
    amount: 'The formatted balance, or the mask while it is hidden.',
    caption: 'Which balance it is, and when it is old.',
  },
  do: { states: ['stale', 'failed'], says: 'An old balance stays and says that it is old.' },
  dont: { states: ['unknown'], says: 'Never show ৳0.00 for a balance that is not known.' },
  wording: { bn: 'মূল ওয়ালেট ৳12,450.00', en: 'Main wallet ৳12,450.00' },
});
