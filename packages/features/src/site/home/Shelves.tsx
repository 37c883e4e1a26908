import {
  DesktopOnly,
  type FavouriteState,
  GameCardSkeleton,
  GameGrid,
  SectionHeader,
  Skeleton,
  VendorCarousel,
} from '@parlour/ui';
import { memo, type ReactNode, useId } from 'react';
import { GameTile } from '../../shared/games/GameTile.tsx';
import type { GameSummary } from '../../shared/games/game-summary.ts';
import { formatMoney } from '../../shared/i18n/money.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { HydratedNear } from '../../shared/lazy/HydratedNear.tsx';
import { PartError } from '../../shared/parts/PartError.tsx';
import type { Part } from '../../shared/parts/part.ts';
import * as css from './HomeView.css.ts';
import { hotGamesShown, type LobbyVendor, liveTablesShown } from './home-model.ts';

/** The actions of a card. */
export interface CardActions {
  readonly favouriteOf: (id: number) => FavouriteState;
  readonly onFavourite: (game: GameSummary) => void;
  readonly onPlay: (game: GameSummary) => void;
}

interface ShelfProps<Item> {
  readonly part: Part<readonly Item[]>;
  readonly title: string;
  readonly href: string;
  /** The number of items, in words; on wide screens only. */
  readonly count?: (items: readonly Item[]) => string;
  readonly onRetry: () => void;
  readonly skeleton: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A titled section in each of its states; an empty one is not rendered. */
function Shelf<Item>({ part, title, href, count, onRetry, skeleton, children }: ShelfProps<Item>) {
  const t = useT();
  const titleId = useId();
  if (part.status === 'ready' && part.value.length === 0) return null;
  const number = part.status === 'ready' && count ? count(part.value) : null;
  return (
    <section
      className={css.section}
      aria-labelledby={titleId}
      aria-busy={part.status === 'loading' || undefined}
    >
      <SectionHeader
        title={title}
        titleId={titleId}
        action={{ label: t('action.seeAll'), href }}
        {...(number !== null && { count: <DesktopOnly>{number}</DesktopOnly> })}
      />
      {part.status === 'loading' && skeleton}
      {part.status === 'error' && <PartError part={part} onRetry={onRetry} />}
      {part.status === 'ready' && children(part.value)}
    </section>
  );
}

type GameShelfProps = CardActions & {
  readonly games: Part<readonly GameSummary[]>;
  readonly currency: string;
  readonly onRetry: (part: 'hot' | 'live') => void;
};

/** The indexes of a fixed number of placeholders. */
const places = (count: number) => Array.from({ length: count }, (_, place) => place);
/** The first card that is hidden on phones. */
const phoneEnd = 7;

/** One large card and eight beside it; one and six on phones. */
export const HotGames = memo(function HotGames({
  games,
  currency,
  onRetry,
  ...actions
}: GameShelfProps) {
  const t = useT();
  const caption = ({ vendorName: vendor, minBet }: GameSummary) => {
    const amount = formatMoney(minBet, { symbol: currency });
    return amount === null ? vendor : t('home.featuredCaption', { vendor, amount });
  };
  return (
    <HydratedNear>
      <Shelf
        part={games}
        title={t('game.popularGames')}
        href="/hot"
        onRetry={() => onRetry('hot')}
        skeleton={
          <GameGrid>
            {places(hotGamesShown).map((place) => (
              <OnPhones key={place} place={place}>
                <GameCardSkeleton shape={place === 0 ? 'featured' : 'portrait'} />
              </OnPhones>
            ))}
          </GameGrid>
        }
      >
        {(list) => (
          <GameGrid>
            {list.map((game, place) => (
              <OnPhones key={game.id} place={place}>
                <GameTile
                  game={game}
                  favourite={actions.favouriteOf(game.id)}
                  onFavourite={actions.onFavourite}
                  onPlay={actions.onPlay}
                  {...(place === 0 && { shape: 'featured', caption: caption(game) })}
                />
              </OnPhones>
            ))}
          </GameGrid>
        )}
      </Shelf>
    </HydratedNear>
  );
});

function OnPhones({ place, children }: { readonly place: number; readonly children: ReactNode }) {
  return place < phoneEnd ? children : <div className={css.fromTablet}>{children}</div>;
}

/** Wide cards of live tables with their smallest stake. */
export const LiveTables = memo(function LiveTables({
  games,
  currency,
  onRetry,
  ...actions
}: GameShelfProps) {
  const t = useT();
  return (
    <HydratedNear>
      <Shelf
        part={games}
        title={t('home.liveTables')}
        href="/rng?page=live"
        onRetry={() => onRetry('live')}
        skeleton={
          <div className={css.tables}>
            {places(liveTablesShown).map((place) => (
              <GameCardSkeleton key={place} shape="wide" />
            ))}
          </div>
        }
      >
        {(list) => (
          <div className={css.tables}>
            {list.map((game) => {
              const amount = formatMoney(game.minBet, { symbol: currency });
              return (
                <div key={game.id} className={css.table}>
                  <GameTile
                    game={game}
                    shape="wide"
                    {...(amount !== null && { caption: t('home.fromBet', { amount }) })}
                    favourite={actions.favouriteOf(game.id)}
                    onFavourite={actions.onFavourite}
                    onPlay={actions.onPlay}
                  />
                </div>
              );
            })}
          </div>
        )}
      </Shelf>
    </HydratedNear>
  );
});

export interface VendorShelfProps {
  readonly vendors: Part<readonly LobbyVendor[]>;
  readonly onVendor: (vendor: LobbyVendor) => void;
  readonly onRetry: (part: 'vendors') => void;
}

/** Every vendor; a press opens its games (GAM-03). */
export const VendorShelf = memo(function VendorShelf({
  vendors,
  onVendor,
  onRetry,
}: VendorShelfProps) {
  const t = useT();
  return (
    <HydratedNear>
      <Shelf
        part={vendors}
        title={t('game.provider')}
        href="/rng"
        count={(list) => t('count.providers', { count: list.length })}
        onRetry={() => onRetry('vendors')}
        skeleton={
          <div className={css.vendorRow}>
            {places(7).map((place) => (
              <Skeleton key={place} shape="block" height="100%" />
            ))}
          </div>
        }
      >
        {(list) => (
          <VendorCarousel
            vendors={list}
            labels={{
              region: t('game.provider'),
              previous: t('a11y.previousPage'),
              next: t('a11y.nextPage'),
            }}
            onSelect={(id) => {
              const vendor = list.find((one) => one.id === id);
              if (vendor) onVendor(vendor);
            }}
          />
        )}
      </Shelf>
    </HydratedNear>
  );
});
