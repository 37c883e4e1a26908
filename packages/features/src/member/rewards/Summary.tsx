import { Heading, Stack, Surface, Text } from '@parlour/ui';
import { DataList } from '@parlour/ui/data';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import * as css from './RewardsView.css.ts';
import type { RewardCentre } from './rewards-model.ts';

/** Rewards claimed this month, and those that wait, are in review or have expired. */
export function Summary({ of }: { readonly of: RewardCentre }) {
  const t = useT();
  const figures = useFigures();
  return (
    <Surface as="section" aria-labelledby="rewards-month">
      <Stack gap="s3">
        <Heading level={3} id="rewards-month">
          {t('reward.thisMonth')}
        </Heading>
        <strong className={css.sum}>{figures(of.month.amount)}</strong>
        <Text size="small" tone="secondary">
          {t('reward.monthCount', { count: of.month.count })}
        </Text>
        <DataList
          items={[
            {
              id: 'claimable',
              label: t('reward.claimable'),
              value: figures(of.claimableAmount),
            },
            { id: 'pending', label: t('reward.pending'), value: figures(of.pendingAmount) },
            { id: 'expired', label: t('reward.expired'), value: figures(of.expiredAmount) },
          ]}
        />
      </Stack>
    </Surface>
  );
}
