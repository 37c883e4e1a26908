import { usePlay } from '../games/index.ts';
import { useDrawn } from '../page-parts/index.ts';
import { useSettings } from '../runtime/index.ts';
import { useWinners } from '../winner-board/index.ts';
import { WinnersView } from './WinnersView.tsx';

/** The page of winners over the backend (WIN-01, GAM-08); a game opened from it is remembered. */
export function WinnersWidget() {
  const { board, clock, clockOf, retry } = useWinners();
  const { timeZone } = useSettings();
  const drawn = useDrawn();
  const play = usePlay();
  return (
    <WinnersView
      board={board}
      clock={clock}
      clockOf={clockOf}
      daysIn={drawn ? timeZone : undefined}
      onPlay={play}
      onRetry={retry}
    />
  );
}
