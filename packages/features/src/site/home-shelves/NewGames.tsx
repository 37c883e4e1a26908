import { GameCardSkeleton, GameGrid } from '@parlour/ui';
import { GameTile } from '../../shared/games/GameTile.tsx';
import type { GameSummary } from '../../shared/games/game-summary.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import type { Part } from '../../shared/parts/part.ts';
import type { CardActions } from './GameRow.tsx';
import * as css from './HomeShelvesView.css.ts';
import { freshShown } from './home-shelves-model.ts';
import { places, ShelfSection } from './ShelfSection.tsx';

export interface NewGamesProps extends CardActions {
  readonly part: Part<readonly GameSummary[]>;
  readonly onRetry: () => void;
}

const isEmpty = (games: readonly GameSummary[]) => games.length === 0;

/** The new games in full rows: as many as fill the rows of this width (GAM-07). */
export function NewGames({ part, onRetry, favouriteOf, onFavourite, onPlay }: NewGamesProps) {
  const t = useT();
  return (
    <ShelfSection
      part={part}
      isEmpty={isEmpty}
      title={t('game.newGames')}
      href="/new"
      onRetry={onRetry}
      skeleton={
        <GameGrid>
          {places(freshShown).map((place) => (
            <div key={place} className={css.filled}>
              <GameCardSkeleton />
            </div>
          ))}
        </GameGrid>
      }
    >
      {(games) => (
        <GameGrid>
          {games.map((game) => (
            <div key={game.id} className={css.filled}>
              <GameTile
                game={game}
                favourite={favouriteOf(game.id)}
                onFavourite={onFavourite}
                onPlay={onPlay}
              />
            </div>
          ))}
        </GameGrid>
      )}
    </ShelfSection>
  );
}
