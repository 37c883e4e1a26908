import { ErrorState, Skeleton, Stack, Text } from '@parlour/ui';
import { KpiTile } from '@parlour/ui/data';
import { Tabs } from '@parlour/ui/overlays';
import type { ReactNode } from 'react';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { formatCount } from '../../shared/i18n/money.ts';
import { type MessageKey, useFigures, useT } from '../../shared/i18n/use-t.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { page } from '../../shared/page-parts/page-parts.css.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import type { Part } from '../../shared/parts/part.ts';
import { Rewards } from '../point-rewards/Rewards.tsx';
import type { Points, Reward, RewardOrder } from '../point-rewards/rewards-model.ts';
import { type MallTab, mallTabs } from './address.ts';
import { ConvertForm, type ConvertState } from './ConvertForm.tsx';
import type { Rate } from './convert.ts';
import { Latest } from './Latest.tsx';
import * as css from './points.css.ts';
import type { Redemption } from './records.ts';

export interface PointsViewProps {
  readonly points: Part<Points>;
  readonly rate: Part<Rate>;
  readonly rewards: Part<readonly Reward[]>;
  /** The latest redemptions, newest first. */
  readonly latest: Part<readonly Redemption[]>;
  readonly currencySymbol: string;
  readonly tab: MallTab;
  /** Code of the rewards that are shown; `''` for all. */
  readonly kind: string;
  readonly order: RewardOrder;
  readonly converting: ConvertState;
  /** The list of the open tab, for tabs that show one. */
  readonly list?: ReactNode;
  readonly onTab: (tab: MallTab) => void;
  readonly onKind: (kind: string) => void;
  readonly onOrder: (order: RewardOrder) => void;
  readonly onRedeem: (reward: Reward) => void;
  readonly onRetry: () => void;
  readonly onRetryLatest: () => void;
}

const names: Record<MallTab, MessageKey> = {
  mall: 'points.rewards',
  history: 'points.redeemHistory',
  details: 'points.details',
};

/** A member's points: balance, rewards, conversion, and history (PTS-01). */
export function PointsView(props: PointsViewProps) {
  const { tab, list } = props;
  const t = useT();
  return (
    <div className={page}>
      <Balance {...props} />
      <Tabs
        label={t('points.mall')}
        activation="manual"
        value={tab}
        onChange={props.onTab}
        tabs={mallTabs.map((id) => ({
          id,
          label: t(names[id]),
          content: id === 'mall' ? <Mall {...props} /> : list,
        }))}
      />
    </div>
  );
}

function Balance({ points, currencySymbol, onRetry }: PointsViewProps) {
  const t = useT();
  const figures = useFigures();
  const money = useMoney(currencySymbol);
  if (points.status === 'error') return <PartError part={points} onRetry={onRetry} />;
  const perPoint = points.status === 'ready' ? points.value.perPoint : null;
  return (
    <KpiTile
      label={t('points.balance')}
      tone="warm"
      loading={points.status === 'loading'}
      value={points.status === 'ready' ? figures(formatCount(points.value.balance)) : ''}
      note={
        perPoint === null ? undefined : t('points.earned', { amount: money(perPoint), count: 1 })
      }
    />
  );
}

function Mall(props: PointsViewProps) {
  const { points, rewards, latest, onRetry } = props;
  const t = useT();
  const failed = rewards.status === 'error' ? rewards : points.status === 'error' ? points : null;
  return (
    <div className={css.columns}>
      {points.status === 'ready' && rewards.status === 'ready' ? (
        <Rewards {...props} balance={points.value.balance} rewards={rewards.value} />
      ) : failed ? (
        <ErrorState
          level={2}
          title={t('error.loadFailed')}
          body={errorMessage(failed.error, t)}
          retryLabel={t('action.retry')}
          busy={failed.busy}
          onRetry={onRetry}
        />
      ) : (
        <div aria-busy="true">
          <Skeleton height={320} />
        </div>
      )}
      <Stack>
        <Convert {...props} />
        <Latest
          latest={latest}
          onAll={() => props.onTab('history')}
          onRetry={props.onRetryLatest}
        />
      </Stack>
    </div>
  );
}

function Convert({ points, rate, currencySymbol, converting, onRetry }: PointsViewProps) {
  const t = useT();
  if (rate.status === 'error') return <PartError part={rate} onRetry={onRetry} />;
  // The alert above says why the points are missing.
  if (points.status === 'error') return null;
  if (points.status === 'loading' || rate.status === 'loading') {
    return (
      <div aria-busy="true">
        <Text as="span" tone="secondary">
          {t('points.convert')}
        </Text>
        <Skeleton height={240} />
      </div>
    );
  }
  return (
    <ConvertForm
      {...converting}
      rate={rate.value}
      balance={points.value.balance}
      currencySymbol={currencySymbol}
    />
  );
}
