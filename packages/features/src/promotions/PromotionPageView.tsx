import { isApiError } from '@parlour/api-client';
import {
  Alert,
  Button,
  ButtonLink,
  ErrorState,
  Heading,
  LazyImage,
  Skeleton,
  StatusScreen,
  Surface,
  Text,
} from '@parlour/ui';
import { Accordion } from '@parlour/ui/overlays';
import { gameKinds } from '../games/index.ts';
import { errorMessage, useFigures, useT } from '../i18n/index.ts';
import { actKey, type PromotionAct, typeKey } from './model.ts';
import { Period, StatusBadge } from './Offer.tsx';
import * as css from './PromotionPage.css.ts';
import type { PromotionPage } from './page-model.ts';

export interface PromotionPageViewProps {
  /** `missing`: no promotion has the id of the address. */
  readonly status: 'loading' | 'error' | 'missing' | 'ready';
  readonly error?: unknown;
  readonly page: PromotionPage | null;
  /** The step is under way. */
  readonly busy: boolean;
  /** Why the last step was refused. */
  readonly failure: unknown;
  readonly onAct: (act: PromotionAct) => void;
  readonly onRetry: () => void;
}

/** One promotion: what it gives, who may join, how bets count, and the next step (PRO-01). */
export function PromotionPageView(props: PromotionPageViewProps) {
  const t = useT();
  const { status, page } = props;
  const back = <ButtonLink href="/promotions">{t('promo.all')}</ButtonLink>;
  if (status === 'missing') {
    return (
      <StatusScreen
        kind="notFound"
        place="content"
        title={t('promo.missingTitle')}
        body={t('promo.missingBody')}
        actions={back}
      />
    );
  }
  if (status === 'error') {
    return (
      <ErrorState
        level={1}
        title={t('error.loadFailed')}
        body={errorMessage(props.error, t)}
        retryLabel={t('action.retry')}
        onRetry={props.onRetry}
      />
    );
  }
  if (page === null) {
    return (
      <div aria-busy="true">
        <Skeleton height={420} />
      </div>
    );
  }
  const { promotion, eligibility, weights, faq } = page;
  return (
    <div className={css.page}>
      <div>{back}</div>
      <div className={css.columns}>
        <div className={css.main}>
          <Surface padding="none" clip radius="xl">
            <div className={css.picture}>
              <LazyImage src={promotion.imageUrl} eager />
            </div>
            <div className={css.titles}>
              <Text size="small" bold tone="secondary">
                {t(typeKey(promotion.type))}
              </Text>
              <Heading level={1}>{promotion.title}</Heading>
              <Text>{promotion.summary}</Text>
            </div>
          </Surface>
          <Sentences title={t('promo.eligibility')} of={eligibility} />
          <Sentences title={t('promo.terms')} of={promotion.terms} />
          {weights.length > 0 && (
            <Surface as="section">
              <Heading level={2} size="s">
                {t('promo.howCounted')}
              </Heading>
              <dl className={css.facts}>
                {weights.map(({ code, percent }) => {
                  const kind = gameKinds.get(code);
                  return <Fact key={code} label={kind ? t(kind) : code} value={percent} />;
                })}
              </dl>
            </Surface>
          )}
          {faq.length > 0 && (
            <Accordion
              level={2}
              items={faq.map(({ question, answer }) => ({
                id: question,
                title: question,
                content: answer,
              }))}
            />
          )}
        </div>
        <Terms {...props} page={page} />
      </div>
    </div>
  );
}

function Sentences({ title, of }: { readonly title: string; readonly of: readonly string[] }) {
  if (of.length === 0) return null;
  return (
    <Surface as="section">
      <Heading level={2} size="s">
        {title}
      </Heading>
      <ul className={css.sentences}>
        {of.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Surface>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string | null }) {
  const figures = useFigures();
  if (value === null) return null;
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd className={css.value}>{figures(value)}</dd>
    </div>
  );
}

type TermsProps = Pick<PromotionPageViewProps, 'busy' | 'failure' | 'onAct'> & {
  readonly page: PromotionPage;
};

function Terms({ page, busy, failure, onAct }: TermsProps) {
  const t = useT();
  const { promotion, act, reason, draws } = page;
  const { turnoverTimes: times, status } = promotion;
  return (
    <Surface as="section" className={css.side}>
      <Heading level={2} size="s">
        {t('promo.before')}
      </Heading>
      <div className={css.state}>
        <StatusBadge status={status} />
        <Period promotion={promotion} />
      </div>
      <dl className={css.facts}>
        <Fact label={t('promo.bonus')} value={page.bonusRate} />
        <Fact label={t('promo.maxBonus')} value={page.maxBonus} />
        <Fact label={t('promo.minDeposit')} value={page.minDeposit} />
        <Fact
          label={t('promo.turnoverTerms')}
          value={times === null ? null : t('promo.times', { count: times })}
        />
        <Fact
          label={t('promo.timeToFulfil')}
          value={page.days === null ? null : t('count.days', { count: page.days })}
        />
        <Fact
          label={t('promo.raffle')}
          value={draws === null ? null : t('promo.drawsLeft', { count: draws })}
        />
      </dl>
      {times !== null && <Text size="small">{t('promo.turnoverExplain', { times })}</Text>}
      {status === 'applying' && <Alert>{t('promo.reviewing')}</Alert>}
      {reason !== null && <Alert tone="warn">{t('promo.rejectedReason', { reason })}</Alert>}
      {isApiError(failure) && (
        <Alert tone="danger" role="alert">
          {errorMessage(failure, t)}
        </Alert>
      )}
      {act !== null && (
        <>
          <Button block variant="primary" busy={busy} onClick={() => onAct(act)}>
            {t(actKey[act])}
          </Button>
          {act === 'join' && (
            <Text size="small" tone="muted">
              {t('promo.optional')}
            </Text>
          )}
        </>
      )}
    </Surface>
  );
}
