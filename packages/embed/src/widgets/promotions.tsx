import { Offer, toPromotion, useT } from '@parlour/features/content';
import { PromotionCardSkeleton, Text } from '@parlour/ui';
import { Failed } from '../frame/Failed.tsx';
import { Frame } from '../frame/Frame.tsx';
import { countIn } from '../options.ts';
import type { ContentProps } from '../surroundings.ts';
import * as css from './promotions.css.ts';
import { useSharedRead, useTold } from './use-shared.ts';

/** Current and coming offers with their terms (PRO-01). Each links to its page, where a member takes the next step. */
export function Content({ surroundings, ...told }: ContentProps) {
  const { page, language, options, site } = surroundings;
  const offers = page.promotions(language);
  const part = useSharedRead(offers);
  const t = useT();
  const rows = countIn(options.rows ?? '', { least: 1, most: 12, fallback: 3 });
  useTold(part, told);
  const promotions =
    part.status === 'ready'
      ? part.value
          .filter(({ status }) => status !== 'closed')
          .slice(0, rows)
          .map((wire) => toPromotion(wire, site.settings.timeZone))
      : [];
  return (
    <Frame surroundings={surroundings} title={t('nav.promotions')} more="/promotions">
      {part.status === 'loading' && (
        <div className={css.list} aria-busy="true">
          {Array.from({ length: rows }, (_, place) => place).map((place) => (
            <PromotionCardSkeleton key={place} />
          ))}
        </div>
      )}
      {part.status === 'error' && <Failed busy={part.busy} onRetry={offers.refresh} />}
      {part.status === 'ready' && promotions.length === 0 && (
        <Text className={css.empty} size="small" tone="secondary">
          {t('empty.promotions.title')}
        </Text>
      )}
      {promotions.length > 0 && (
        <ul className={css.list}>
          {promotions.map((promotion) => (
            <li key={promotion.id} className={css.item}>
              <Offer promotion={promotion} level={3} />
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}
