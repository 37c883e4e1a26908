import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import * as css from './GameCard.css.ts';
import type { GameCardProps } from './GameCard.tsx';
import * as own from './GameCardSkeleton.css.ts';

export interface GameCardSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The shape of the card that is loading. Default `portrait`. */
  shape?: GameCardProps['shape'];
}

/**
 * A placeholder of the same size as the card that is loading, so that nothing moves (CLS 0). It is silent; the grid
 * announces "loading".
 */
export function GameCardSkeleton({
  shape = 'portrait',
  className,
  ...rest
}: GameCardSkeletonProps) {
  const featured = shape === 'featured';
  return (
    <div
      data-component="game-card-skeleton"
      data-shape={shape}
      aria-hidden="true"
      {...rest}
      className={join(css.root, own.root, featured && css.featured, className)}
    >
      <div className={join(css.cover, css.shape[shape])} />
      {!featured && (
        <div className={css.words}>
          <div className={own.title} />
          <div className={own.caption} />
        </div>
      )}
    </div>
  );
}
