import { type FavouriteState, GameCardSkeleton } from '@parlour/ui';
import { GameTile } from '../../shared/games/GameTile.tsx';
import type { GameSummary } from '../../shared/games/game-summary.ts';
import type { Part } from '../../shared/parts/part.ts';
import * as css from './HomeShelvesView.css.ts';
import { places, ShelfSection } from './ShelfSection.tsx';

/** The actions of a card. */
export interface CardActions {
  readonly favouriteOf: (id: number) => FavouriteState;
  readonly onFavourite: (game: GameSummary) => void;
  readonly onPlay: (game: GameSummary) => void;
}

export interface GameRowProps extends CardActions {
  readonly title: string;
  readonly part: Part<readonly GameSummary[]>;
  readonly href?: string;
  readonly shape?: 'portrait' | 'square';
  readonly onRetry: () => void;
}

const isEmpty = (games: readonly GameSummary[]) => games.length === 0;

/** One row of games to swipe or tab through. */
export function GameRow({ shape = 'portrait', ...props }: GameRowProps) {
  const { favouriteOf, onFavourite, onPlay, ...section } = props;
  return (
    <ShelfSection
      {...section}
      isEmpty={isEmpty}
      skeleton={
        <div className={css.row}>
          {places(6).map((place) => (
            <GameCardSkeleton key={place} shape={shape} />
          ))}
        </div>
      }
    >
      {(games) => (
        <div className={css.row}>
          {games.map((game) => (
            <div key={game.id} className={css.card}>
              <GameTile
                game={game}
                shape={shape}
                favourite={favouriteOf(game.id)}
                onFavourite={onFavourite}
                onPlay={onPlay}
              />
            </div>
          ))}
        </div>
      )}
    </ShelfSection>
  );
}
