import { VendorCarousel } from '@parlour/ui';
import { useCallback, useEffect, useState } from 'react';
import { type GameType, toGameType } from '../../shared/games/game-summary.ts';
import { useFavourites } from '../../shared/games/use-favourites.ts';
import { usePlay } from '../../shared/games/use-play.ts';
import { useVendorsQuery } from '../../shared/games/use-vendors.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { lazyPart } from '../../shared/lazy/lazy-part.tsx';
import { useSession } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useGuard } from '../../shared/shell/use-guard.ts';
import { WindowPlace } from '../../shared/shell/WindowPlace.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';
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
import { PhoneTools } from './PhoneTools.tsx';
import { useClassifications, useGameList, useHasHotGames, useIsOffered } from './use-game-list.ts';
import { useHasOwnList, useTableLimits } from './use-vendor-extras.ts';

const VendorGames = lazyPart(() => import('./VendorGames.tsx'));

/** The address of a game list, which keeps its filters, and how to change it. */
export interface GameAddress {
  /** The query of the address; it contains all filters (GAM-02). */
  readonly search: URLSearchParams;
  /** Writes the query. `replace` while typing or filtering, so that "back" leaves the page. */
  readonly onSearchChange: (next: URLSearchParams, options: { replace: boolean }) => void;
  /** Called when a window closes, with the query without it. Default: the query is only written. */
  readonly onClose?: ((next: URLSearchParams) => void) | undefined;
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
  onClose,
}: GameAddress & { readonly gameType: GameType }) {
  const t = useT();
  const guard = useGuard();
  const { currencySymbol } = useSettings();
  const isMember = useSession().kind === 'authenticated';
  const isOffered = useIsOffered();
  const asked = readFilters(search);
  // An address can name a class that is not offered: then it counts as none.
  const filters = isOffered(asked.classify) ? asked : { ...asked, classify: '' };
  const change = useFilterChange(filters, onSearchChange);
  const favourites = useFavourites();
  const play = usePlay();
  const vendors = useVendorsQuery(gameType);
  const hasOwnList = useHasOwnList(gameType);
  // A vendor that has its own list opens it in a window over the whole list (GAM-03).
  const own = filters.whole
    ? undefined
    : vendors.data?.find((one) => one.vassalage === filters.vendor && hasOwnList(one));
  const shown = own ? '' : filters.vendor;
  const list = useGameList(gameType, { ...filters, vendor: shown });
  const limitsOf = useTableLimits(gameType, shown);
  const classes = useClassifications(gameType);
  const hasHot = useHasHotGames(gameType);
  const lists: readonly ListType[] = [
    '',
    ...(hasHot ? (['hot'] as const) : []),
    ...(isMember ? (['fav', 'recent'] as const) : (['recent'] as const)),
  ];

  // The addresses of personal lists can be typed or shared: a visitor has to log in first.
  const needsLogin = (filters.list === 'fav' || filters.list === 'recent') && !isMember;
  const [isLoginAsked, setLoginAsked] = useState(false);
  useEffect(() => {
    if (!needsLogin || isLoginAsked) return;
    setLoginAsked(true);
    guard(() => undefined);
  }, [needsLogin, isLoginAsked, guard]);

  const onChange = (next: FilterChange) => {
    const isPrivate = 'list' in next && (next.list === 'fav' || next.list === 'recent');
    if (isPrivate) guard(() => change(next));
    else change(next);
  };
  // Sports products are wide tiles with the logo of their vendor, and have no stake to filter by.
  const isSports = gameType === 'SPORTS' || gameType === 'ESPORTS';
  const markOf = (id: string) =>
    vendors.data?.find(({ vassalage }) => vassalage === id)?.logoUrl ?? null;
  /** A window is its own history entry: "back" closes it, and closing it goes back. */
  const choose = (vendor: string) => {
    const opens = vendors.data?.some((one) => one.vassalage === vendor && hasOwnList(one)) ?? false;
    change({ vendor }, !opens);
  };
  const close = () => {
    if (onClose) onClose(writeFilters(changeFilters(filters, { vendor: '' })));
    else change({ vendor: '' });
  };
  const filtered = isFiltered({ ...filters, vendor: shown });
  const tools: FilterBarProps = { filters, onChange, classes, lists, stakes: !isSports };
  return (
    <div className={css.page}>
      <PageHead
        gameType={gameType}
        vendorCount={vendors.data?.length ?? null}
        filtered={filtered}
        tools={<PhoneTools {...tools} />}
      />
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
            selected={shown}
            onSelect={choose}
            labels={{
              region: t('game.provider'),
              previous: t('ui.previousSlide'),
              next: t('ui.nextSlide'),
            }}
          />
        )}
      </div>
      <FilterBar {...tools} />
      <ActiveFilters
        filters={{ ...filters, vendor: shown }}
        total={list.total}
        whole={!filtered}
        currencySymbol={currencySymbol}
        onChange={change}
      />
      <GameListView
        {...list}
        {...(isSports && { shape: 'sports', markOf })}
        empty={emptyReason(filters)}
        captionOf={limitsOf}
        favouriteOf={favourites.stateOf}
        onFavourite={favourites.toggle}
        onPlay={play}
        onMore={list.loadMore}
        onRetry={list.retry}
        onClear={() => change({ clear: true })}
      />
      {own && (
        <WindowPlace onClose={close}>
          <VendorGames
            vendor={own}
            gameType={gameType}
            onClose={close}
            onWhole={() => change({ whole: true })}
          />
        </WindowPlace>
      )}
    </div>
  );
}

/** Writes a change to the address; does nothing when nothing changes. */
function useFilterChange(filters: GameFilters, onSearchChange: GameAddress['onSearchChange']) {
  return useCallback(
    (change: FilterChange, replace = !('list' in change)) => {
      const next = changeFilters(filters, change);
      if (next !== filters) onSearchChange(writeFilters(next), { replace });
    },
    [filters, onSearchChange],
  );
}

/** Whether the list holds less than all games of its type. */
const isFiltered = ({ list, vendor, classify, minBet, name }: GameFilters) =>
  list !== '' || [vendor, classify, minBet, name].some((filter) => filter !== '');

function emptyReason(filters: GameFilters): EmptyReason {
  if (filters.list === 'hot') return { kind: 'hot' };
  if (filters.list === 'fav') return { kind: 'favourites' };
  if (filters.list === 'recent') return { kind: 'recent' };
  if (filters.name !== '') return { kind: 'search', query: filters.name };
  return filters.classify === '' && filters.minBet === '' && filters.vendor !== ''
    ? { kind: 'provider' }
    : { kind: 'filter' };
}
