import { usePlay } from '../../shared/games/use-play.ts';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { useFigures } from '../../shared/i18n/use-t.ts';
import { useDrawn } from '../../shared/page-parts/use-drawn.ts';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useWinners } from '../winner-board/use-winners.ts';
import { WinnersView } from './WinnersView.tsx';

/** The page of winners, connected to the backend (WIN-01, GAM-08). A game opened from it is remembered. */
export function WinnersWidget() {
  const { board, clock, retry, ...known } = useWinners();
  const { timeZone } = useSettings();
  const figures = useFigures();
  const clockOf = useDrawn() ? null : known.clockOf;
  const play = usePlay();
  /** The day stays true, however old the prerendered page is. */
  const dayOf = (at: number) =>
    figures((formatDateTime(at, timeZone) ?? '').slice(0, 'yyyy-MM-dd'.length));
  return (
    <WinnersView
      board={board}
      clock={clock}
      clockOf={clockOf}
      timeOf={clockOf === null ? dayOf : undefined}
      onPlay={play}
      onRetry={retry}
    />
  );
}
