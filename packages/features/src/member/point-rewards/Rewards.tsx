import { Chip, EmptyState, Grid, Inline, PointsCard } from '@parlour/ui';
import { SelectField } from '@parlour/ui/forms';
import { formatCount } from '../../shared/i18n/money.ts';
import { type MessageKey, useFigures, useLanguage, useT } from '../../shared/i18n/use-t.ts';
import { section } from '../../shared/page-parts/page-parts.css.ts';
import { labelOf } from '../../shared/records/labels.ts';
import {
  inOrder,
  kindsOf,
  type Reward,
  type RewardOrder,
  reachOf,
  rewardKinds,
  rewardOrders,
} from './rewards-model.ts';

export interface RewardsProps {
  /** `null` for a person without points, who may look and has to log in first (GRD-01). */
  readonly balance: number | null;
  /** Text of the button of a reward that can be had. Default: redeem. */
  readonly actionLabel?: string;
  readonly rewards: readonly Reward[];
  readonly kind: string;
  readonly order: RewardOrder;
  readonly onKind: (kind: string) => void;
  readonly onOrder: (order: RewardOrder) => void;
  readonly onRedeem: (reward: Reward) => void;
}

const orderNames: Record<RewardOrder, MessageKey> = {
  cheap: 'points.order.cheap',
  dear: 'points.order.dear',
  name: 'points.order.name',
};

/** The rewards of the mall, by kind (PTS-01). */
export function Rewards({ rewards, onKind, ...asked }: RewardsProps) {
  const t = useT();
  const language = useLanguage();
  if (rewards.length === 0) {
    return <EmptyState level={2} title={t('points.noneTitle')} body={t('points.noneBody')} />;
  }
  const kinds = kindsOf(rewards);
  // When the address has a kind that is not offered, all rewards are shown.
  const kind = kinds.includes(asked.kind) ? asked.kind : '';
  const group = { role: 'group', 'aria-label': t('record.type') };
  return (
    <section aria-label={t('points.rewards')} className={section}>
      <Inline justify="between">
        {kinds.length > 1 && (
          <Inline {...group}>
            {['', ...kinds].map((value) => (
              <Chip key={value} selected={value === kind} onClick={() => onKind(value)}>
                {value === '' ? t('game.all') : labelOf(rewardKinds, value, t)}
              </Chip>
            ))}
          </Inline>
        )}
        <SelectField
          compact
          labelHidden
          label={t('points.order.label')}
          value={asked.order}
          onChange={({ target }) => {
            const chosen = rewardOrders.find((order) => order === target.value);
            if (chosen) asked.onOrder(chosen);
          }}
          options={rewardOrders.map((value) => ({ value, label: t(orderNames[value]) }))}
        />
      </Inline>
      <Grid min="md" keepWidth>
        {inOrder(rewards, asked.order, language)
          .filter((reward) => kind === '' || reward.kind === kind)
          .map((reward) => (
            <Card key={reward.id} {...asked} reward={reward} />
          ))}
      </Grid>
    </section>
  );
}

interface CardProps extends Pick<RewardsProps, 'balance' | 'actionLabel' | 'onRedeem'> {
  readonly reward: Reward;
}

const words = {
  available: 'points.redeem',
  short: 'points.tooFew',
  soldOut: 'points.gone',
} as const;

function Card({ reward, balance, actionLabel, onRedeem }: CardProps) {
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
      level={2}
      title={reward.name}
      note={notes.join(' \u00B7 ')}
      imageUrl={reward.imageUrl}
      points={figures(formatCount(reward.cost))}
      unit={price === null ? t('points.points') : `${t('points.points')} + ${figures(price)}`}
      state={reach.kind}
      actionLabel={(reach.kind === 'available' && actionLabel) || t(words[reach.kind])}
      onRedeem={() => onRedeem(reward)}
    />
  );
}
