import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './PromotionCard.css.ts';

export type PromotionCardSkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/** A placeholder for a promotion card that is loading. It has the same size, so that nothing moves. */
export function PromotionCardSkeleton({ className, ...rest }: PromotionCardSkeletonProps) {
  return (
    <div
      data-component="promotion-card-skeleton"
      aria-hidden="true"
      {...rest}
      className={join(css.card, className)}
    >
      <Skeleton shape="block" height={css.artHeight} />
      <div className={css.facts}>
        <Skeleton width={180} />
        <Skeleton shape="pill" width={72} height={24} />
      </div>
      <div className={css.terms}>
        <Skeleton />
        <Skeleton width="70%" />
      </div>
      <div className={css.actions}>
        <Skeleton width={56} height={44} />
      </div>
    </div>
  );
}
