import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Running notices of the operator under the banner.'],
  avoid: ['Errors and warnings about what the visitor does: take Alert.'],
  content: ['The title of the notice says all that matters; the rest opens.'],
  anatomy: {
    track: 'The lane in which the notices move.',
    line: 'One notice.',
    copy: 'The second round, hidden from screen readers.',
  },
  do: { states: ['several', 'one'], says: 'One notice rests; several move and can be stopped.' },
  dont: {
    states: ['longText'],
    says: 'Do not put what must be read before going on into a moving line.',
  },
  wording: {
    bn: '20 নভেম্বর 02:00–04:00 bKash জমা বন্ধ থাকবে',
    en: 'bKash deposits are closed on 20 November, 02:00–04:00',
  },
});
