import { Heading } from '@parlour/ui';
import { useFavourites } from '../../shared/games/use-favourites.ts';
import { usePlay } from '../../shared/games/use-play.ts';
import { type MessageKey, useT } from '../../shared/i18n/use-t.ts';
import * as css from './GameListView.css.ts';
import { GameListView, ResultCount } from './GameListView.tsx';
import { type Collection, useCollection } from './use-game-list.ts';
import { ViewedGames } from './ViewedGames.tsx';

const titles: Record<Exclude<Collection, 'hot'>, MessageKey> = {
  new: 'game.newGames',
  favourites: 'game.favourites',
  recent: 'game.recentlyPlayed',
};

export interface GameCollectionWidgetProps {
  /** Which games: new, favourite or recently played ones. Hot ones have filters, see `HotGamesWidget`. */
  readonly collection: Exclude<Collection, 'hot'>;
}

/**
 * A page of new, favourite or recently played games (GAM-07, NAV-07). Played games come from the backend; games that
 * were only opened are stored on this device, and can be cleared there.
 */
export function GameCollectionWidget({ collection }: GameCollectionWidgetProps) {
  const t = useT();
  const list = useCollection(collection);
  const favourites = useFavourites();
  const play = usePlay();
  return (
    <div className={css.page}>
      <div className={css.listTitles}>
        <Heading level={1}>{t(titles[collection])}</Heading>
        <ResultCount count={list.total} />
      </div>
      <GameListView
        {...list}
        empty={{ kind: collection }}
        favouriteOf={favourites.stateOf}
        onFavourite={favourites.toggle}
        onPlay={play}
        onMore={list.loadMore}
        onRetry={list.retry}
        onClear={list.retry}
      />
      {collection === 'recent' && (
        <ViewedGames
          known={list.games}
          favouriteOf={favourites.stateOf}
          onFavourite={favourites.toggle}
          onPlay={play}
        />
      )}
    </div>
  );
}
