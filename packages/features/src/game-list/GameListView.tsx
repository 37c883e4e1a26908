import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  GameGrid,
  GameGridPage,
  Text,
} from '@parlour/ui';
import { type GameSummary, GameTile } from '../games/index.ts';
import { errorMessage, type MessageKey, useT } from '../i18n/index.ts';
import { pageSize } from './data.ts';
import { LoadMore } from './LoadMore.tsx';

/** Why a list is empty, which decides what helps. */
export type EmptyReason =
  | { readonly kind: 'search'; readonly query: string }
  | { readonly kind: 'filter' | 'provider' | 'favourites' | 'recent' | 'hot' };

export interface GameListViewProps {
  readonly games: readonly GameSummary[];
  readonly status: 'loading' | 'error' | 'ready';
  readonly error?: unknown;
  readonly hasMore: boolean;
  readonly more: 'idle' | 'loading' | 'failed';
  readonly empty: EmptyReason;
  readonly favouriteOf: (id: number) => 'off' | 'on' | 'saving';
  readonly onFavourite: (game: GameSummary) => void;
  readonly onPlay: (game: GameSummary) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  /** Clears what empties the list: search, filters or vendor. */
  readonly onClear: () => void;
}

/** The cards of a list in every state it can be in. */
export function GameListView(props: GameListViewProps) {
  const { games, status, hasMore, more, onMore } = props;
  const t = useT();
  if (status === 'loading') {
    return <GameGrid loadingMore={t('loading.games')} skeletonCount={pageSize} />;
  }
  if (status === 'error') {
    return (
      <ErrorState
        title={t('error.loadFailed')}
        body={errorMessage(props.error, t)}
        retryLabel={t('action.retry')}
        onRetry={props.onRetry}
      />
    );
  }
  if (games.length === 0) return <Empty reason={props.empty} onClear={props.onClear} />;
  return (
    <>
      <GameGrid
        {...(more === 'loading' ? { loadingMore: t('loading.more'), skeletonCount: 6 } : {})}
      >
        {inPages(games).map((page, index) => (
          <GameGridPage key={page[0]?.id}>
            {page.map((game, place) => (
              <GameTile
                key={game.id}
                game={game}
                eager={index === 0 && place < 6}
                titleAs="h2"
                favourite={props.favouriteOf(game.id)}
                onFavourite={props.onFavourite}
                onPlay={props.onPlay}
              />
            ))}
          </GameGridPage>
        ))}
      </GameGrid>
      {hasMore && <LoadMore busy={more === 'loading'} failed={more === 'failed'} onMore={onMore} />}
    </>
  );
}

function inPages(games: readonly GameSummary[]): readonly (readonly GameSummary[])[] {
  const count = Math.ceil(games.length / pageSize);
  return Array.from({ length: count }, (_, page) =>
    games.slice(page * pageSize, (page + 1) * pageSize),
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
  const leads = reason.kind === 'favourites' || reason.kind === 'recent' || reason.kind === 'hot';
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
