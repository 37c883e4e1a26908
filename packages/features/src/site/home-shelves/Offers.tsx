import { PromotionTile, Skeleton } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import type { Part } from '../../shared/parts/part.ts';
import * as css from './HomeShelvesView.css.ts';
import { type Offer, offersShown } from './home-shelves-model.ts';
import { places, ShelfSection } from './ShelfSection.tsx';

export interface OffersProps {
  readonly part: Part<readonly Offer[]>;
  readonly onRetry: () => void;
}

const isEmpty = (offers: readonly Offer[]) => offers.length === 0;

/** One large offer and two beside each other; each links to the promotions with their terms (LAY-05). */
export function Offers({ part, onRetry }: OffersProps) {
  const t = useT();
  return (
    <ShelfSection
      part={part}
      isEmpty={isEmpty}
      title={t('home.offers')}
      href="/promotions"
      onRetry={onRetry}
      skeleton={
        <div className={css.offers}>
          {places(offersShown).map((place) => (
            <Skeleton key={place} className={css.offer} shape="block" height="100%" />
          ))}
        </div>
      }
    >
      {(offers) => (
        <div className={css.offers}>
          {offers.map(({ id, title, summary, imageUrl, kind }) => (
            <PromotionTile
              key={id}
              className={css.offer}
              title={title}
              kind={t(kind)}
              summary={summary}
              imageUrl={imageUrl}
              href="/promotions"
              actionLabel={t('ui.details')}
            />
          ))}
        </div>
      )}
    </ShelfSection>
  );
}
