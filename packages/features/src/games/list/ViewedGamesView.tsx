import { Button, type FavouriteState, GameGrid, Heading, Text } from '@parlour/ui';
import { useId } from 'react';
import { GameTile } from '../../shared/games/GameTile.tsx';
import type { GameSummary } from '../../shared/games/game-summary.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './GameListView.css.ts';

export interface ViewedGamesViewProps {
  /** Newest first. */
  readonly games: readonly GameSummary[];
  /** They were just cleared, and can be restored. */
  readonly cleared: boolean;
  readonly favouriteOf: (id: number) => FavouriteState;
  readonly onFavourite: (game: GameSummary) => void;
  readonly onPlay: (game: GameSummary) => void;
  readonly onClear: () => void;
  readonly onRestore: () => void;
}

/** The games opened on this device, with one button that clears and restores them. */
export function ViewedGamesView(props: ViewedGamesViewProps) {
  const { games, cleared } = props;
  const t = useT();
  const titleId = useId();
  if (games.length === 0 && !cleared) return null;
  return (
    <section className={css.page} aria-labelledby={titleId}>
      <div className={css.head}>
        <div className={css.titles}>
          <Heading level={2} id={titleId}>
            {t('game.recentlyViewed')}
          </Heading>
          <Text size="small" tone="secondary" role="status">
            {t(cleared ? 'viewed.cleared' : 'viewed.onDevice')}
          </Text>
        </div>
        <Button size="sm" variant="ghost" onClick={cleared ? props.onRestore : props.onClear}>
          {t(cleared ? 'action.undo' : 'viewed.clear')}
        </Button>
      </div>
      {games.length > 0 && (
        <GameGrid>
          {games.map((game) => (
            <GameTile
              key={game.id}
              game={game}
              favourite={props.favouriteOf(game.id)}
              onFavourite={props.onFavourite}
              onPlay={props.onPlay}
            />
          ))}
        </GameGrid>
      )}
    </section>
  );
}
