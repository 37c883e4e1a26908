import type { UiClock } from '@parlour/ui';
import type { GameSummary } from '../../shared/games/game-summary.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import type { Part } from '../../shared/parts/part.ts';
import type { WinnerBoard } from '../winner-board/winner-board-model.ts';
import { Draws } from './Draws.tsx';
import { type CardActions, GameRow } from './GameRow.tsx';
import * as css from './HomeShelvesView.css.ts';
import type { Drawn, Offer } from './home-shelves-model.ts';
import { NewGames } from './NewGames.tsx';
import { Offers } from './Offers.tsx';
import { Winners } from './Winners.tsx';

/** The sections below the first screen of home. */
export interface ShelfParts {
  /** The last games a member played, newest first; empty: no shelf. When it fails, `viewed` takes its place. */
  readonly played: Exclude<Part<readonly GameSummary[]>, { status: 'error' }>;
  /** Games opened on this device; empty: no shelf. */
  readonly viewed: readonly GameSummary[];
  readonly fresh: Part<readonly GameSummary[]>;
  readonly winners: Part<WinnerBoard>;
  readonly offers: Part<readonly Offer[]>;
  readonly popular: Part<readonly GameSummary[]>;
  readonly draws: Part<readonly Drawn[]>;
}

export interface HomeShelvesViewProps extends CardActions {
  readonly parts: ShelfParts;
  /** The clock for the ages of wins. */
  readonly winnersClock: UiClock;
  readonly onRetry: (part: Exclude<keyof ShelfParts, 'played' | 'viewed'>) => void;
}

const names = ['fresh', 'winners', 'offers', 'popular', 'draws'] as const;

/**
 * Played, viewed and new games, winners, offers, lotteries: each loads, fails and recovers separately (GAM-07, GAM-08,
 *
 */
export function HomeShelvesView({
  parts,
  winnersClock,
  onRetry,
  ...actions
}: HomeShelvesViewProps) {
  const t = useT();
  const errors = names.map((name) => parts[name]).filter((part) => part.status === 'error');
  const [first] = errors;
  // More than two failures are shown as one message, instead of the same sentence several times.
  const many = errors.length > 2;
  const shown = (name: (typeof names)[number]) => !many || parts[name].status !== 'error';
  return (
    <div data-widget="home-shelves">
      <GameRow
        {...actions}
        title={t('home.continuePlaying')}
        href="/recent"
        part={parts.played}
        onRetry={() => undefined}
      />
      {parts.viewed.length > 0 && (
        <GameRow
          {...actions}
          title={t('game.recentlyViewed')}
          part={{ status: 'ready', value: parts.viewed }}
          onRetry={() => undefined}
        />
      )}
      {first && many && (
        <div className={css.section}>
          <PartError
            part={{ ...first, busy: errors.some(({ busy }) => busy) }}
            onRetry={() => {
              for (const name of names) if (parts[name].status === 'error') onRetry(name);
            }}
          />
        </div>
      )}
      {shown('fresh') && (
        <NewGames {...actions} part={parts.fresh} onRetry={() => onRetry('fresh')} />
      )}
      <div className={css.pair}>
        {shown('winners') && (
          <Winners
            part={parts.winners}
            clock={winnersClock}
            onPlay={actions.onPlay}
            onRetry={() => onRetry('winners')}
          />
        )}
        {shown('offers') && <Offers part={parts.offers} onRetry={() => onRetry('offers')} />}
      </div>
      {shown('popular') && (
        <GameRow
          {...actions}
          title={t('game.popularLottery')}
          href="/lott"
          shape="square"
          part={parts.popular}
          onRetry={() => onRetry('popular')}
        />
      )}
      {shown('draws') && <Draws part={parts.draws} onRetry={() => onRetry('draws')} />}
    </div>
  );
}
