import { Badge, Button, Grid, Heading, IconSlot, Inline, Stack, Surface, Text } from '@parlour/ui';
import { type MessageKey, useFigures, useT } from '../../shared/i18n/use-t.ts';
import { iconOf } from './icons.ts';
import * as css from './RewardsView.css.ts';
import type { RewardsViewProps } from './RewardsView.props.ts';
import type { Reward, RewardCentre, RewardState } from './rewards-model.ts';

interface WaitingProps extends Pick<RewardsViewProps, 'claiming' | 'onClaim'> {
  readonly of: RewardCentre;
}

/** Rewards that can be claimed, and those that cannot be claimed yet or any more, with their terms. */
export function Waiting({ of: { waiting, count }, claiming, onClaim }: WaitingProps) {
  const t = useT();
  return (
    <Stack as="section" gap="s3" aria-labelledby="rewards-waiting">
      <Inline justify="between">
        <Heading level={3} id="rewards-waiting">
          {t('reward.claimable')}
        </Heading>
        {count > 0 && <Badge tone="warm">{t('reward.count', { count })}</Badge>}
      </Inline>
      <Grid as="ul" min="md" className={css.list}>
        {waiting.map((reward) => (
          <Card key={reward.id} reward={reward} claiming={claiming} onClaim={onClaim} />
        ))}
      </Grid>
    </Stack>
  );
}

const words: Readonly<Partial<Record<RewardState, MessageKey>>> = {
  pending: 'reward.pending',
  claimed: 'reward.claimed',
  expired: 'reward.expired',
};

interface CardProps extends Pick<RewardsViewProps, 'claiming' | 'onClaim'> {
  readonly reward: Reward;
}

function Card({ reward, claiming, onClaim }: CardProps) {
  const t = useT();
  const figures = useFigures();
  const { id, title, kind, amount, terms, state, until } = reward;
  const word = words[state];
  return (
    <Surface as="li" className={css.card}>
      <span className={css.head}>
        <span className={css.icon}>
          <IconSlot icon={iconOf(kind)} size={24} />
        </span>
        <span className={css.words}>
          <Heading level={4} size="s" id={`reward-${id}`}>
            {title}
          </Heading>
          <Text as="span" size="small" tone="secondary">
            {figures(terms)}
          </Text>
        </span>
      </span>
      <Inline justify="between" gap="s3" className={css.foot}>
        <span className={css.words}>
          <strong className={css.amount}>{figures(amount)}</strong>
          {until !== null && (
            <Text as="span" size="small" tone="secondary">
              {t('reward.until', { date: until })}
            </Text>
          )}
        </span>
        {state === 'claimable' && (
          <Button
            variant="warm"
            aria-describedby={`reward-${id}`}
            busy={claiming === id}
            disabled={claiming !== null && claiming !== id}
            onClick={() => onClaim(reward)}
          >
            {t('action.claim')}
          </Button>
        )}
        {word && <Badge>{t(word)}</Badge>}
      </Inline>
    </Surface>
  );
}
