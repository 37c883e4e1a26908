import type { ComponentPropsWithRef } from 'react';
import { GameCardSkeleton } from '../GameCard/GameCardSkeleton.tsx';
import { join } from '../join.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './GameGrid.css.ts';

export interface GameGridProps extends ComponentPropsWithRef<'div'> {
  /** More games are loading: shows skeletons of the final size, with this sentence below them. */
  loadingMore?: string | undefined;
  /** Number of skeletons. Default 6. */
  skeletonCount?: number | undefined;
  /** `square`: small squares, as in a vendor's popup. Default `portrait`. */
  shape?: 'portrait' | 'square' | undefined;
}

/**
 * A grid of games: 2 in a row below 340 px, then 3, 4 from 768, 6 from 1280 (design.md §2). Its children are
 * `GameCard`s, or `GameGridPage`s of them in a list that loads more.
 */
export function GameGrid({
  loadingMore,
  skeletonCount = 6,
  shape = 'portrait',
  className,
  children,
  ...rest
}: GameGridProps) {
  const loading = loadingMore !== undefined;
  return (
    <div
      data-component="game-grid"
      data-state={loading ? 'loading' : undefined}
      aria-busy={loading}
      {...rest}
      className={join(css.grid, className)}
    >
      {children}
      {loading &&
        Array.from({ length: skeletonCount }, (_, place) => `skeleton-${place}`).map((key) => (
          <GameCardSkeleton key={key} shape={shape} />
        ))}
      {loading && (
        <p className={css.more} role="status">
          <Spinner size={18} />
          <span>{loadingMore}</span>
        </p>
      )}
    </div>
  );
}

/**
 * One page (12 cards) of a list that loads more. The browser does not render pages far from the screen, so that 10,000
 * games scroll smoothly (GAM-06). Find in page and the tab order still reach them.
 */
export function GameGridPage({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div data-part="page" {...rest} className={join(css.page, className)} />;
}
