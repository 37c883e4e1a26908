import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Recent payouts, masked by the server.'],
  avoid: ['A member’s own bets: take Table.'],
  content: [
    'The game is the link; the whole row answers a press.',
    'Game, masked name, when, amount. Sample data says so above the list.',
  ],
  anatomy: {
    rank: 'The place in a list of the highest.',
    game: 'The name of the game; the link of the row.',
    player: 'The masked name.',
  },
  do: { states: ['recent', 'ranked'], says: 'Names are masked by the server.' },
  dont: { states: ['longText'], says: 'Do not write "You could be next" above the list.' },
  wording: { bn: 'r•••m ৳12,400 পেয়েছেন', en: 'r•••m was paid ৳12,400' },
});
