import {
  ButtonLink,
  ErrorState,
  Heading,
  Inline,
  LazyImage,
  Skeleton,
  StatusScreen,
  Surface,
  Text,
} from '@parlour/ui';
import { Accordion } from '@parlour/ui/overlays';
import { gameKinds } from '../../shared/games/kinds.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { ServerHtml } from '../../shared/server-html/ServerHtml.tsx';
import { Fact } from './Fact.tsx';
import * as css from './PromotionPage.css.ts';
import type { PromotionPage } from './promotion-page-model.ts';
import { typeKey } from './promotions-model.ts';
import { ShareOffer, type ShareOfferProps } from './ShareOffer.tsx';
import { Standing, type StandingProps } from './Standing.tsx';

export interface PromotionPageViewProps extends Omit<StandingProps, 'page'>, ShareOfferProps {
  /** `missing`: no promotion has the id of the address. */
  readonly status: 'loading' | 'error' | 'missing' | 'ready';
  readonly error?: unknown;
  readonly page: PromotionPage | null;
  readonly onRetry: () => void;
}

/** The page of one promotion: benefits, who may join, how bets count, and the next step (PRO-01). */
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
  const { promotion, eligibility, weights, faq, termsHtml } = page;
  return (
    <div className={css.page}>
      <Inline justify="between">
        {back}
        <ShareOffer
          canShare={props.canShare}
          sharingFailure={props.sharingFailure}
          onShare={props.onShare}
        />
      </Inline>
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
          {termsHtml === null ? (
            <Sentences title={t('promo.terms')} of={promotion.terms} />
          ) : (
            <Surface as="section">
              <Heading level={2} size="s">
                {t('promo.terms')}
              </Heading>
              <ServerHtml html={termsHtml} />
            </Surface>
          )}
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
        <Standing {...props} page={page} />
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
