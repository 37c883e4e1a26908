import { Badge, Button, Heading, Inline, Skeleton, Stack, Surface, Text } from '@parlour/ui';
import { formatCount } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import type { Part } from '../../shared/parts/part.ts';
import { labelOf } from '../../shared/records/labels.ts';
import { type Redemption, redeemStatuses, signedPoints } from './records.ts';

export interface LatestProps {
  readonly latest: Part<readonly Redemption[]>;
  readonly onAll: () => void;
  readonly onRetry: () => void;
}

/** The latest redemptions with their status (PTS-01). */
export function Latest({ latest, onAll, onRetry }: LatestProps) {
  const t = useT();
  const hasAny = latest.status === 'ready' && latest.value.length > 0;
  return (
    <Surface as="section" aria-labelledby="points-latest">
      <Stack gap="s3">
        <Inline justify="between">
          <Heading level={2} size="s" id="points-latest">
            {t('points.redeemHistory')}
          </Heading>
          {hasAny && (
            <Button variant="ghost" size="sm" onClick={onAll}>
              {t('action.seeAll')}
            </Button>
          )}
        </Inline>
        {latest.status === 'loading' && (
          <div aria-busy="true">
            <Skeleton height={160} />
          </div>
        )}
        {latest.status === 'error' && <PartError part={latest} onRetry={onRetry} />}
        {latest.status === 'ready' && !hasAny && (
          <Text tone="secondary">{t('empty.redeems.body')}</Text>
        )}
        {latest.status === 'ready' && hasAny && (
          <Stack as="ul" gap="s4" aria-labelledby="points-latest">
            {latest.value.map((one) => (
              <Row key={one.id} of={one} />
            ))}
          </Stack>
        )}
      </Stack>
    </Surface>
  );
}

function Row({ of: { id, name, applied, points, change, status } }: { readonly of: Redemption }) {
  const t = useT();
  const figures = useFigures();
  return (
    <Stack as="li" gap="s1">
      <Inline justify="between" align="start" wrap={false}>
        <Text as="span" bold>
          {name}
        </Text>
        <Text as="span" bold>
          {/* A refunded redemption has no change of points: its price is shown instead. */}
          {figures(change === 0 ? formatCount(points) : signedPoints(change))}
        </Text>
      </Inline>
      <Inline justify="between">
        <Text as="span" size="small" tone="secondary">
          <bdi translate="no" dir="ltr">
            {id}
          </bdi>{' '}
          <span>{`\u00B7 ${figures(applied.slice(0, 10))}`}</span>
        </Text>
        <Badge tone={redeemStatuses.get(status)?.tone}>{labelOf(redeemStatuses, status, t)}</Badge>
      </Inline>
    </Stack>
  );
}
