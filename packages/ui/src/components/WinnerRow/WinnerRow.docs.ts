import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Recent payouts, masked by the server.'],
  avoid: ['A member’s own bets: take Table.'],
  content: [
    'The game is the link; the whole row answers a press.',
    'Game, masked name, when, amount. Sample data says so above the list.',
  ],
});
