import { Badge, PromotionCard, Text } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import { useResolve } from '../../shared/links/resolve.ts';
import {
  actKey,
  actOf,
  type Promotion,
  promotionHref,
  statusLook,
  typeKey,
} from './promotions-model.ts';

export interface OfferProps {
  readonly promotion: Promotion;
  /** One of the first offers of the page: its picture loads eagerly. */
  readonly eager?: boolean;
  /** Opens its terms. Default: the whole card links to the page of the offer. */
  readonly onOpen?: () => void;
  /** Heading level. Default 2. */
  readonly level?: 2 | 3;
}

/** One offer; a closed one is a plain row. */
export function Offer({ promotion, eager = false, onOpen, level = 2 }: OfferProps) {
  const t = useT();
  const href = useResolve()(promotionHref(promotion.id));
  const period = usePeriod();
  const look = statusLook(promotion.status);
  const act = actOf(promotion.status);
  const verb = act && t(actKey[act]);
  const { title, summary, terms, imageUrl, end } = promotion;
  const over = promotion.status === 'closed';
  return (
    <PromotionCard
      title={title}
      kind={t(typeKey(promotion.type))}
      summary={summary}
      imageUrl={imageUrl}
      period={over && end !== null ? t('promo.endedOn', { date: end }) : period(promotion)}
      status={look ? { label: t(look.key), tone: look.tone } : undefined}
      terms={terms}
      over={over}
      eager={eager}
      level={level}
      step={
        // A card has one link: the button links to the page where the step is taken.
        verb === null || !onOpen
          ? undefined
          : { label: verb, name: t('promo.stepOf', { step: verb, title }), href }
      }
      action={
        onOpen
          ? { label: t('promo.terms'), name: t('promo.termsOf', { title }), onSelect: onOpen }
          : {
              label: t('ui.details'),
              name: t('promo.stepOf', { step: t('ui.details'), title }),
              href,
            }
      }
    />
  );
}

/** Returns the period in words, as far as the backend sends it. */
function usePeriod() {
  const t = useT();
  return ({ start, end }: Promotion): string | undefined => {
    if (end === null) return undefined;
    return start === null ? t('promo.until', { date: end }) : t('promo.runs', { start, end });
  };
}

/** The period as a separate line; renders nothing without dates. */
export function Period({ promotion }: { readonly promotion: Promotion }) {
  const period = usePeriod()(promotion);
  if (period === undefined) return null;
  return (
    <Text as="span" size="small" tone="muted">
      {period}
    </Text>
  );
}

/** The status as a badge; renders nothing for an unknown one. */
export function StatusBadge({ status }: { readonly status: string }) {
  const t = useT();
  const look = statusLook(status);
  return look && <Badge tone={look.tone}>{t(look.key)}</Badge>;
}
