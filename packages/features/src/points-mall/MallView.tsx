import {
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  PointsCard,
  Skeleton,
  Surface,
  Text,
} from '@parlour/ui';
import { errorMessage, formatCount, useFigures, useT } from '../i18n/index.ts';
import { Invitation, page, section } from '../page-parts/index.ts';
import * as css from './MallView.css.ts';
import { type Reward, reachOf } from './model.ts';

export interface MallViewProps {
  /** Who looks at the page; `unknown` while the stored session is picked up. */
  readonly visitor: 'guest' | 'trial' | 'member' | 'unknown';
  /** Of points and rewards; counts for members. */
  readonly status: 'loading' | 'error' | 'ready';
  readonly error?: unknown;
  readonly balance: number;
  /** Valid bet that earns a point, formatted; `null` when the backend does not say. */
  readonly perPoint: string | null;
  readonly rewards: readonly Reward[];
  readonly onRedeem: (reward: Reward) => void;
  readonly onLogin: () => void;
  readonly onOpenAccount: () => void;
  readonly onRetry: () => void;
}

/** The points mall: what one has, and what it can be exchanged for (NAV-03, PTS-01). */
export function MallView(props: MallViewProps) {
  const { perPoint } = props;
  const t = useT();
  return (
    <div className={page}>
      <div className={css.head}>
        <Heading level={1}>{t('points.mall')}</Heading>
        <Text tone="secondary">
          {perPoint !== null && `${t('points.earned', { amount: perPoint, count: 1 })} `}
          {t('points.neverExpire')}
        </Text>
      </div>
      <Inside {...props} />
    </div>
  );
}

function Inside(props: MallViewProps) {
  const { visitor, status } = props;
  const t = useT();
  if (visitor === 'guest' || visitor === 'trial') {
    return (
      <Invitation
        visitor={visitor}
        title={t('points.balance')}
        guestBody={t('points.guestBody')}
        onLogin={props.onLogin}
        onOpenAccount={props.onOpenAccount}
      />
    );
  }
  if (visitor === 'unknown' || status === 'loading') {
    return (
      <div aria-busy="true" className={page}>
        <Skeleton height={92} />
        <Skeleton height={320} />
      </div>
    );
  }
  if (status === 'error') {
    return (
      <ErrorState
        level={2}
        title={t('error.loadFailed')}
        body={errorMessage(props.error, t)}
        retryLabel={t('action.retry')}
        onRetry={props.onRetry}
      />
    );
  }
  return <Rewards {...props} />;
}

function Rewards({ balance, rewards, onRedeem }: MallViewProps) {
  const t = useT();
  const figures = useFigures();
  return (
    <>
      <Surface className={css.balance} data-part="balance">
        <Text tone="secondary">{t('points.balance')}</Text>
        <strong className={css.points}>{figures(formatCount(balance))}</strong>
      </Surface>
      {rewards.length === 0 ? (
        <EmptyState level={2} title={t('points.noneTitle')} body={t('points.noneBody')} />
      ) : (
        <section aria-labelledby="points-rewards" className={section}>
          <Heading level={2} id="points-rewards">
            {t('points.rewards')}
          </Heading>
          <Grid min="lg" keepWidth>
            {rewards.map((reward) => (
              <Card key={reward.id} reward={reward} balance={balance} onRedeem={onRedeem} />
            ))}
          </Grid>
        </section>
      )}
    </>
  );
}

interface CardProps extends Pick<MallViewProps, 'balance' | 'onRedeem'> {
  readonly reward: Reward;
}

const words = {
  available: 'points.redeem',
  short: 'points.tooFew',
  soldOut: 'points.gone',
} as const;

function Card({ reward, balance, onRedeem }: CardProps) {
  const t = useT();
  const figures = useFigures();
  const reach = reachOf(reward, balance);
  const { stock, price } = reward;
  const notes = [
    reach.kind === 'short' ? t('points.short', { count: reach.missing }) : reward.terms,
    ...(stock === null || stock === 0 ? [] : [t('points.left', { count: stock })]),
  ];
  return (
    <PointsCard
      title={reward.name}
      note={notes.join(' · ')}
      imageUrl={reward.imageUrl}
      points={figures(formatCount(reward.cost))}
      unit={price === null ? t('points.points') : `${t('points.points')} + ${figures(price)}`}
      state={reach.kind}
      actionLabel={t(words[reach.kind])}
      onRedeem={() => onRedeem(reward)}
    />
  );
}
