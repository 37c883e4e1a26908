import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A page that cannot be shown: maintenance, blocked region, not found, offline, crash.'],
  avoid: ['A part of a page: take ErrorState or EmptyState.'],
  content: [
    'What is the matter, until when if known, and what did not happen to money.',
    'One way on, and the service.',
  ],
  anatomy: {
    title: 'What is the matter.',
    detail: 'Until when, and what happened to money.',
    actions: 'One way on, and the service.',
  },
  do: { states: ['maintenance'], says: 'Say until when, if it is known.' },
  dont: { states: ['crash'], says: 'Do not show the message of the program.' },
  wording: {
    bn: 'সাইট 04:00 পর্যন্ত রক্ষণাবেক্ষণে আছে। আপনার ব্যালেন্স ঠিক আছে।',
    en: 'The site is under maintenance until 04:00. Your balance is untouched.',
  },
});
