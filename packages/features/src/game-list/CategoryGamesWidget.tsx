import { VendorCarousel } from '@parlour/ui';
import { useCallback, useEffect, useState } from 'react';
import {
  type GameType,
  toGameType,
  useFavourites,
  usePlay,
  useVendorsQuery,
} from '../games/index.ts';
import { useT } from '../i18n/index.ts';
import { useSession, useSettings } from '../runtime/index.ts';
import { useGuard } from '../shell/index.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { useClassifications, useGameList, useHasHotGames } from './data.ts';
import { FilterBar } from './FilterBar.tsx';
import {
  changeFilters,
  type FilterChange,
  type GameFilters,
  type ListType,
  readFilters,
  writeFilters,
} from './filters.ts';
import * as css from './GameListView.css.ts';
import { type EmptyReason, GameListView } from './GameListView.tsx';
import { PageHead } from './PageHead.tsx';

export interface GameAddress {
  /** The query part of the address: all filters live there (GAM-02). */
  readonly search: URLSearchParams;
  /** Writes it; `replace` while typing or filtering, so that back leaves the page. */
  readonly onSearchChange: (next: URLSearchParams, options: { replace: boolean }) => void;
}

/** The games of one type with vendors, filters and search (NAV-04, GAM-02). */
export function CategoryGamesWidget({
  gameType,
  ...address
}: GameAddress & { readonly gameType: string }) {
  const type = toGameType(gameType);
  return type ? <GamesOfType gameType={type} {...address} /> : null;
}

/** A list page whose game type is known. */
export function GamesOfType({
  gameType,
  search,
  onSearchChange,
}: GameAddress & { readonly gameType: GameType }) {
  const t = useT();
  const guard = useGuard();
  const { currencySymbol } = useSettings();
  const isMember = useSession().kind === 'authenticated';
  const filters = readFilters(search);
  const change = useFilterChange(filters, onSearchChange);
  const list = useGameList(gameType, filters);
  const favourites = useFavourites();
  const play = usePlay();
  const vendors = useVendorsQuery(gameType);
  const classes = useClassifications(gameType);
  const hasHot = useHasHotGames(gameType);
  const lists: readonly ListType[] = [
    '',
    ...(hasHot ? (['hot'] as const) : []),
    ...(isMember ? (['fav', 'recent'] as const) : (['recent'] as const)),
  ];

  // Addresses of a member's lists can be typed or shared: a visitor logs in first.
  const needsLogin = (filters.list === 'fav' || filters.list === 'recent') && !isMember;
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!needsLogin || asked) return;
    setAsked(true);
    guard(() => undefined);
  }, [needsLogin, asked, guard]);

  const onChange = (next: FilterChange) => {
    const isPrivate = 'list' in next && (next.list === 'fav' || next.list === 'recent');
    if (isPrivate) guard(() => change(next));
    else change(next);
  };
  return (
    <div className={css.page}>
      <PageHead gameType={gameType} vendorCount={vendors.data?.length ?? null} />
      <div className={css.vendors}>
        {!vendors.isPending && (
          <VendorCarousel
            vendors={[
              { id: '', name: t('game.allProviders') },
              ...(vendors.data ?? []).map(({ vassalage, name, logoUrl }) => ({
                id: vassalage,
                name,
                mark: logoUrl,
              })),
            ]}
            selected={filters.vendor}
            onSelect={(vendor) => change({ vendor })}
            labels={{
              region: t('game.provider'),
              previous: t('ui.previousSlide'),
              next: t('ui.nextSlide'),
            }}
          />
        )}
      </div>
      <FilterBar filters={filters} onChange={onChange} classes={classes} lists={lists} />
      <ActiveFilters
        filters={filters}
        total={list.total}
        currencySymbol={currencySymbol}
        onChange={change}
      />
      <GameListView
        {...list}
        empty={emptyReason(filters)}
        favouriteOf={favourites.stateOf}
        onFavourite={favourites.toggle}
        onPlay={play}
        onMore={list.loadMore}
        onRetry={list.retry}
        onClear={() => change({ clear: true })}
      />
    </div>
  );
}

/** Writes a change into the address, and nothing when it is none. */
function useFilterChange(filters: GameFilters, onSearchChange: GameAddress['onSearchChange']) {
  return useCallback(
    (change: FilterChange) => {
      const next = changeFilters(filters, change);
      if (next !== filters) onSearchChange(writeFilters(next), { replace: !('list' in change) });
    },
    [filters, onSearchChange],
  );
}

function emptyReason(filters: GameFilters): EmptyReason {
  if (filters.list === 'hot') return { kind: 'hot' };
  if (filters.list === 'fav') return { kind: 'favourites' };
  if (filters.list === 'recent') return { kind: 'recent' };
  if (filters.name !== '') return { kind: 'search', query: filters.name };
  return filters.classify === '' && filters.minBet === '' && filters.vendor !== ''
    ? { kind: 'provider' }
    : { kind: 'filter' };
}
