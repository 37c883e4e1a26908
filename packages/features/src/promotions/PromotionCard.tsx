import { Badge, Button, Heading, LazyImage, Skeleton, Text } from '@parlour/ui';
import { useT } from '../i18n/index.ts';
import { type Promotion, statusLook, typeKey } from './model.ts';
import * as css from './Promotions.css.ts';

export interface PromotionCardProps {
  readonly promotion: Promotion;
  /** One of the first of the page: its picture loads at once. */
  readonly eager?: boolean;
  readonly onOpen: () => void;
}

/** How many terms stand on the card; the rest are one press away. */
const termsShown = 2;

/** One offer with its period, its status and, beside it, its terms. */
export function PromotionCard({ promotion, eager = false, onOpen }: PromotionCardProps) {
  const t = useT();
  const { title, summary, terms } = promotion;
  return (
    <article className={css.card}>
      <div className={css.art}>
        <LazyImage
          className={css.picture}
          src={promotion.imageUrl}
          position="64% 50%"
          eager={eager}
        />
        <span className={css.shade} />
        <div className={css.offer}>
          <span className={css.kind}>{t(typeKey(promotion.type))}</span>
          <h2 className={css.title}>{title}</h2>
          <p className={css.summary}>{summary}</p>
        </div>
      </div>
      <div className={css.facts}>
        <Period promotion={promotion} />
        <StatusBadge status={promotion.status} />
      </div>
      {terms.length > 0 && (
        <ul className={css.terms}>
          {terms.slice(0, termsShown).map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
      <div className={css.actions}>
        <TermsButton title={title} onOpen={onOpen} />
      </div>
    </article>
  );
}

/** An offer that is over: one line, its terms still at hand. */
export function ClosedPromotionCard({ promotion, onOpen }: PromotionCardProps) {
  const t = useT();
  return (
    <article className={css.closed}>
      <LazyImage className={css.thumb} src={promotion.imageUrl} position="70% 50%" />
      <div className={css.closedText}>
        <Heading level={2} size="s">
          {promotion.title}
        </Heading>
        {promotion.end !== null && (
          <Text size="small" tone="muted">
            {t('promo.endedOn', { date: promotion.end })}
          </Text>
        )}
        <div className={css.closedFoot}>
          <StatusBadge status={promotion.status} />
          <TermsButton title={promotion.title} onOpen={onOpen} />
        </div>
      </div>
    </article>
  );
}

function TermsButton({ title, onOpen }: { readonly title: string; readonly onOpen: () => void }) {
  const t = useT();
  return (
    <Button
      variant="ghost"
      size="sm"
      className={css.open}
      aria-haspopup="dialog"
      aria-label={t('promo.termsOf', { title })}
      onClick={onOpen}
    >
      {t('promo.terms')}
    </Button>
  );
}

/** From when to when, as far as the backend says. */
export function Period({ promotion }: { readonly promotion: Promotion }) {
  const t = useT();
  const { start, end } = promotion;
  if (end === null) return null;
  return (
    <Text as="span" size="small" tone="muted">
      {start === null ? t('promo.until', { date: end }) : t('promo.runs', { start, end })}
    </Text>
  );
}

/** The status as a word on a colour; nothing for one we do not know. */
export function StatusBadge({ status }: { readonly status: string }) {
  const t = useT();
  const look = statusLook(status);
  return look && <Badge tone={look.tone}>{t(look.key)}</Badge>;
}

/** The box of a card that is on its way. */
export function PromotionCardSkeleton() {
  return (
    <div className={css.card}>
      <Skeleton shape="block" height={148} />
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
