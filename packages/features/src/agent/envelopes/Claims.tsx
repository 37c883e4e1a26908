import { Inline, Money, Pagination, Skeleton, Stack, Surface, Text } from '@parlour/ui';
import { useFigures, useNumbers, useT } from '../../shared/i18n/use-t.ts';
import { usePagerLabels } from '../../shared/paging/use-pager-labels.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import type { EnvelopesViewProps } from './EnvelopesView.props.ts';
import type { Envelope } from './envelopes-model.ts';

interface ClaimsProps
  extends Pick<EnvelopesViewProps, 'claims' | 'onClaimsPage' | 'onRetryClaims'> {
  readonly of: Envelope;
  readonly money: (amount: string) => string;
}

/** Lists who opened an envelope, with amount and time, newest first, exactly as the backend says (AGT-14). */
export function Claims({ of, claims, money, onClaimsPage, onRetryClaims }: ClaimsProps) {
  const t = useT();
  const figures = useFigures();
  const numbers = useNumbers();
  const title = t('envelope.claims');
  const labels = usePagerLabels(title);
  return (
    <Stack gap="s2" data-part="claims">
      <Text bold>{title}</Text>
      {claims.status === 'loading' && (
        <div aria-busy="true">
          <Skeleton height={88} />
        </div>
      )}
      {claims.status === 'error' && <PartError part={claims} onRetry={onRetryClaims} />}
      {claims.status === 'ready' && claims.value.rows.length === 0 && (
        <Text size="small" tone="secondary">
          {t(of.status === 'expired' ? 'envelope.nobodyTook' : 'envelope.nobodyYet')}
        </Text>
      )}
      {claims.status === 'ready' && claims.value.rows.length > 0 && (
        <Stack as="ul" gap="s2" aria-label={title}>
          {claims.value.rows.map(({ id, account, amount, time }) => (
            <Surface as="li" key={id} tone="sunken" radius="md" padding="s3">
              <Inline justify="between" gap="s2">
                <Stack as="span" gap="s1">
                  <Text as="span" bold>
                    <bdi translate="no">{account}</bdi>
                  </Text>
                  <Text as="span" size="small" tone="secondary">
                    {figures(time)}
                  </Text>
                </Stack>
                <Money size="sm" text={money(amount)} />
              </Inline>
            </Surface>
          ))}
        </Stack>
      )}
      {claims.status === 'ready' && claims.value.pages > 1 && (
        <Pagination
          {...{ labels, numbers }}
          page={claims.value.page}
          pages={claims.value.pages}
          onChange={onClaimsPage}
        />
      )}
    </Stack>
  );
}
