import { Chip, Heading } from '@parlour/ui';
import { useState } from 'react';
import { gameKinds } from '../../shared/games/kinds.ts';
import { useFavourites } from '../../shared/games/use-favourites.ts';
import { usePlay } from '../../shared/games/use-play.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import type { GameAddress } from './CategoryGamesWidget.tsx';
import * as css from './GameListView.css.ts';
import { GameListView, ResultCount } from './GameListView.tsx';
import { firstPages, kindsOf } from './hot-games.ts';
import { useCollection } from './use-game-list.ts';

/** The hot games: with their number, by kind, page by page (GAM-07). The kind is in the address, as `?type=`. */
export function HotGamesWidget({ search, onSearchChange }: Omit<GameAddress, 'onClose'>) {
  const t = useT();
  const list = useCollection('hot');
  const favourites = useFavourites();
  const play = usePlay();
  const kinds = kindsOf(list.games);
  // An unknown kind shows all games.
  const kind = kinds.find((known) => known === search.get('type')) ?? '';
  const [seen, setSeen] = useState({ kind, pages: 1 });
  const pages = seen.kind === kind ? seen.pages : 1;
  const shown = firstPages(list.games, kind, pages);
  const choose = (type: string) =>
    onSearchChange(new URLSearchParams(type === '' ? {} : { type }), { replace: true });
  return (
    <div className={css.page}>
      <div className={css.listTitles}>
        <Heading level={1}>{t('game.hotGames')}</Heading>
        <ResultCount count={list.status === 'ready' ? shown.total : null} />
      </div>
      {(kinds.length > 1 || list.status === 'loading') && (
        // Reserves its place while the list is loading.
        <fieldset className={css.kinds} aria-label={t('game.category')}>
          {['', ...kinds].map((value) => {
            const word = gameKinds.get(value);
            return (
              <Chip key={value} selected={value === kind} onClick={() => choose(value)}>
                {word ? t(word) : t('game.all')}
              </Chip>
            );
          })}
        </fieldset>
      )}
      <GameListView
        {...list}
        games={shown.games}
        hasMore={shown.hasMore}
        empty={{ kind: 'hot' }}
        favouriteOf={favourites.stateOf}
        onFavourite={favourites.toggle}
        onPlay={play}
        onMore={() => setSeen({ kind, pages: pages + 1 })}
        onRetry={list.retry}
        onClear={list.retry}
      />
    </div>
  );
}
