import { Heading } from '@parlour/ui';
import { useFavourites, usePlay } from '../games/index.ts';
import { type MessageKey, useT } from '../i18n/index.ts';
import { type Collection, useCollection } from './data.ts';
import * as css from './GameListView.css.ts';
import { GameListView } from './GameListView.tsx';

const titles: Record<Collection, MessageKey> = {
  hot: 'game.hotGames',
  new: 'game.newGames',
  favourites: 'game.favourites',
  recent: 'game.recentlyPlayed',
};

/** Hot, new, favourite or recently played games as a page of their own (GAM-07, NAV-07). */
export function GameCollectionWidget({ collection }: { readonly collection: Collection }) {
  const t = useT();
  const list = useCollection(collection);
  const favourites = useFavourites();
  const play = usePlay();
  return (
    <div className={css.page}>
      <Heading level={1}>{t(titles[collection])}</Heading>
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
    </div>
  );
}
