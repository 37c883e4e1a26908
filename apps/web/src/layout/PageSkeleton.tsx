import { useT } from '@parlour/features/i18n';
import { GameCardSkeleton, GameGrid, Skeleton, VisuallyHidden } from '@parlour/ui';
import { pageSkeleton } from './layout.css.ts';

const cards = Array.from({ length: 12 }, (_, index) => index);

/** Placeholder of a list page while it loads. It has the same boxes, so nothing moves when the page appears. */
export function PageSkeleton() {
  const t = useT();
  return (
    <div className={pageSkeleton} aria-busy="true">
      <VisuallyHidden role="status">{t('loading.page')}</VisuallyHidden>
      <Skeleton width="40%" height={40} />
      <GameGrid>
        {cards.map((card) => (
          <GameCardSkeleton key={card} />
        ))}
      </GameGrid>
    </div>
  );
}
