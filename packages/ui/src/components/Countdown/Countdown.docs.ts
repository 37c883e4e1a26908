import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['When something known will end: a code, a session, a draw.'],
  avoid: ['Hurrying a player towards an offer: never.'],
  content: ['The sentence around it says what happens at zero.'],
  anatomy: {
    label: 'What ends.',
    figures: 'The time that is left; a screen reader hears it only at chosen moments.',
  },
  do: { states: ['seconds', 'worded'], says: 'Say in the sentence what happens at zero.' },
  dont: { states: ['days'], says: 'Do not put it beside an offer to make people hurry.' },
  wording: { bn: 'কোডটি আর 00:42 কাজ করবে', en: 'The code works for another 00:42' },
});
