import { art } from '../../samples/art/art.ts';
import { defineStates } from '../../testing/states.ts';
import type { WinnerRowProps } from './WinnerRow.tsx';

export const winnerRowStates = defineStates<WinnerRowProps>()((say) => {
  const rest: WinnerRowProps = {
    game: say('game.tiger'),
    player: say('winner.player'),
    time: say('winner.time'),
    amount: say('winner.amount'),
    coverUrl: art.covers.tiger,
  };
  return {
    recent: rest,
    ranked: { ...rest, rank: 1 },
    linked: { ...rest, href: '#game' },
    withoutTime: { ...rest, time: undefined },
    missingCover: { ...rest, coverUrl: art.broken, fallbackUrl: art.covers.gem },
    longText: { ...rest, game: say('game.long'), amount: say('winner.largeAmount') },
  };
});
