import {
  ButtonLink,
  Chip,
  EmptyState,
  ErrorState,
  Heading,
  PromotionCardSkeleton,
} from '@parlour/ui';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import { Offer } from './Offer.tsx';
import * as css from './Promotions.css.ts';
import { chipOf, type Promotion, promotionsOf, typeKey, typesOf } from './promotions-model.ts';

export interface PromotionsViewProps {
  readonly status: 'loading' | 'error' | 'ready';
  /** Why loading failed; with a ready list, why reloading failed. */
  readonly error?: unknown;
  /** The list is being loaded again. Default false. */
  readonly busy?: boolean | undefined;
  readonly promotions: readonly Promotion[];
  /** Status and step are current. Otherwise they are hidden, and their space is reserved. Default true. */
  readonly fresh?: boolean | undefined;
  /** Chosen type; `''` for all. */
  readonly type: string;
  readonly onType: (type: string) => void;
  readonly onOpen: (promotion: Promotion) => void;
  readonly onRetry: () => void;
}

/** The page of promotions: type filter and cards, in every state it can be in. */
export function PromotionsView(props: PromotionsViewProps) {
  const t = useT();
  const { promotions, status, fresh = true, error = null, busy = false, onType } = props;
  const types = typesOf(promotions);
  const type = chipOf(promotions, props.type);
  return (
    <div className={css.page}>
      <Heading level={1}>{t('nav.promotions')}</Heading>
      {types.length > 1 && (
        <fieldset className={css.chips} aria-label={t('promo.type')}>
          {['', ...types].map((value) => (
            <Chip key={value} selected={value === type} onClick={() => onType(value)}>
              {value === '' ? t('game.all') : t(typeKey(value))}
            </Chip>
          ))}
        </fieldset>
      )}
      {status === 'loading' && (
        <div className={css.list} aria-busy="true">
          {[0, 1, 2, 3].map((place) => (
            <PromotionCardSkeleton key={place} />
          ))}
        </div>
      )}
      {status === 'error' && (
        <ErrorState
          level={2}
          title={t('error.loadFailed')}
          body={errorMessage(error, t)}
          retryLabel={t('action.retry')}
          onRetry={props.onRetry}
        />
      )}
      {status === 'ready' && error !== null && (
        <PartError part={{ status: 'error', error, busy }} onRetry={props.onRetry} />
      )}
      {status === 'ready' && promotions.length === 0 && (
        <EmptyState
          level={2}
          title={t('empty.promotions.title')}
          body={t('promo.noneBody')}
          action={<ButtonLink href="/">{t('action.goHome')}</ButtonLink>}
        />
      )}
      {status === 'ready' && promotions.length > 0 && (
        <ul className={css.list} data-state={fresh ? 'fresh' : 'old'}>
          {promotionsOf(promotions, type).map((promotion, place) => (
            <li key={promotion.id} className={css.item}>
              <Offer
                promotion={promotion}
                eager={place < 2}
                onOpen={() => props.onOpen(promotion)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
