import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  type FavouriteState,
  GameGrid,
  GameGridPages,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@parlour/ui';
import { GameTile } from '../../shared/games/GameTile.tsx';
import type { GameSummary } from '../../shared/games/game-summary.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { type MessageKey, useT } from '../../shared/i18n/use-t.ts';
import { LoadMore } from './LoadMore.tsx';
import * as sports from './SportsTile.css.ts';
import { SportsTiles } from './SportsTiles.tsx';
import { pageSize } from './use-game-list.ts';

/** Why a list is empty; decides which action is offered. */
export type EmptyReason =
  | { readonly kind: 'search'; readonly query: string }
  | { readonly kind: 'filter' | 'provider' | 'favourites' | 'recent' | 'hot' | 'new' };

export interface GameListViewProps {
  readonly games: readonly GameSummary[];
  readonly status: 'loading' | 'error' | 'ready';
  readonly error?: unknown;
  readonly hasMore: boolean;
  readonly more: 'idle' | 'loading' | 'failed';
  readonly empty: EmptyReason;
  readonly favouriteOf: (id: number) => FavouriteState;
  readonly onFavourite: (game: GameSummary) => void;
  readonly onPlay: (game: GameSummary) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  /** Dense squares in the window of a vendor, wide tiles for sports. Default: the shape of the brand. */
  readonly shape?: 'square' | 'sports';
  /** Returns the second line of a card instead of its vendor; undefined for none. */
  readonly captionOf?: (game: GameSummary) => string | undefined;
  /** Returns the logo of a vendor by its key, for sports tiles. */
  readonly markOf?: (vendorId: string) => string | null;
  /** Clears the reason for the empty list: search, filters or vendor. */
  readonly onClear: () => void;
}

/** The cards of a list in every state it can be in. */
export function GameListView(props: GameListViewProps) {
  const { games, status, hasMore, more, onMore, shape } = props;
  const t = useT();
  if (status === 'loading' && shape === 'sports') return <WaitingTiles />;
  if (status === 'loading') {
    return (
      <GameGrid loadingMore={t('loading.games')} skeletonCount={pageSize} shape={dense(shape)} />
    );
  }
  if (status === 'error') {
    return (
      <ErrorState
        level={2}
        title={t('error.loadFailed')}
        body={errorMessage(props.error, t)}
        retryLabel={t('action.retry')}
        onRetry={props.onRetry}
      />
    );
  }
  if (games.length === 0) return <Empty reason={props.empty} onClear={props.onClear} />;
  const loadMore = hasMore && (
    <LoadMore busy={more === 'loading'} failed={more === 'failed'} onMore={onMore} />
  );
  if (shape === 'sports') {
    return (
      <>
        <SportsTiles games={games} markOf={props.markOf} onPlay={props.onPlay} />
        {loadMore}
      </>
    );
  }
  return (
    <>
      <GameGrid
        shape={dense(shape)}
        {...(more === 'loading' ? { loadingMore: t('loading.more'), skeletonCount: 6 } : {})}
      >
        <GameGridPages count={Math.ceil(games.length / pageSize)}>
          {(page) =>
            games
              .slice(page * pageSize, (page + 1) * pageSize)
              .map((game, place) => (
                <GameTile
                  key={game.id}
                  game={game}
                  eager={page === 0 && place < 6}
                  titleAs="h2"
                  {...(shape === 'square' && { shape })}
                  caption={props.captionOf?.(game)}
                  favourite={props.favouriteOf(game.id)}
                  onFavourite={props.onFavourite}
                  onPlay={props.onPlay}
                />
              ))
          }
        </GameGridPages>
      </GameGrid>
      {loadMore}
    </>
  );
}

const dense = (shape: GameListViewProps['shape']) => (shape === 'square' ? shape : undefined);

/** Placeholders of tiles that are loading. */
function WaitingTiles() {
  const t = useT();
  return (
    <div className={sports.grid} aria-busy="true">
      <VisuallyHidden role="status">{t('loading.games')}</VisuallyHidden>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className={sports.waiting}>
          <Skeleton shape="block" height="100%" />
        </div>
      ))}
    </div>
  );
}

const texts: Record<
  EmptyReason['kind'],
  { title: MessageKey; body: MessageKey; action: MessageKey }
> = {
  search: { title: 'empty.search.title', body: 'empty.search.body', action: 'empty.search.action' },
  filter: { title: 'empty.filter.title', body: 'empty.filter.body', action: 'empty.filter.action' },
  provider: {
    title: 'empty.provider.title',
    body: 'empty.provider.body',
    action: 'empty.provider.action',
  },
  favourites: {
    title: 'empty.favourites.title',
    body: 'empty.favourites.body',
    action: 'empty.favourites.action',
  },
  recent: { title: 'empty.recent.title', body: 'empty.recent.body', action: 'empty.recent.action' },
  hot: { title: 'empty.hot.title', body: 'empty.hot.body', action: 'empty.hot.action' },
  new: {
    title: 'empty.newGames.title',
    body: 'empty.newGames.body',
    action: 'empty.newGames.action',
  },
};

function Empty({
  reason,
  onClear,
}: {
  readonly reason: EmptyReason;
  readonly onClear: () => void;
}) {
  const t = useT();
  const { title, body, action } = texts[reason.kind];
  const leads = ['favourites', 'recent', 'hot', 'new'].includes(reason.kind);
  return (
    <EmptyState
      level={2}
      title={t(title, reason.kind === 'search' ? { query: reason.query } : {})}
      body={t(body)}
      action={
        leads ? (
          <ButtonLink href="/rng">{t(action)}</ButtonLink>
        ) : (
          <Button onClick={onClear}>{t(action)}</Button>
        )
      }
    />
  );
}

/** "1,284 games", announced when it changes. */
export function ResultCount({ count }: { readonly count: number | null }) {
  const t = useT();
  return (
    <Text size="small" tone="secondary" role="status">
      {count === null ? '' : t('count.games', { count })}
    </Text>
  );
}
