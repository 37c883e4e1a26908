import {
  Badge,
  Button,
  EmptyState,
  Heading,
  Inline,
  Money,
  Pagination,
  Skeleton,
  Stack,
  Surface,
  Text,
} from '@parlour/ui';
import { useFigures, useNumbers, useT } from '../../shared/i18n/use-t.ts';
import { usePagerLabels } from '../../shared/paging/use-pager-labels.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import type { EnvelopesViewProps } from './EnvelopesView.props.ts';
import { type Envelope, isSent, wordOfStatus } from './envelopes-model.ts';

interface PastProps extends Pick<EnvelopesViewProps, 'past' | 'onOpen' | 'onPage' | 'onRetryPast'> {
  readonly money: (amount: string) => string;
}

/** Sent and received envelopes, newest first, each with its status (AGT-14). */
export function Past({ past, money, onOpen, onPage, onRetryPast }: PastProps) {
  const t = useT();
  const numbers = useNumbers();
  const labels = usePagerLabels(t('envelope.past'));
  return (
    <Surface as="section" aria-labelledby="envelope-past">
      <Stack gap="s3">
        <Heading level={3} id="envelope-past">
          {t('envelope.past')}
        </Heading>
        {past.status === 'loading' && (
          <div aria-busy="true">
            <Skeleton height={200} />
          </div>
        )}
        {past.status === 'error' && <PartError part={past} onRetry={onRetryPast} />}
        {past.status === 'ready' && past.value.rows.length === 0 && (
          <EmptyState
            level={4}
            title={t('empty.redEnvelopes.title')}
            body={t('empty.redEnvelopes.body')}
          />
        )}
        {past.status === 'ready' && past.value.rows.length > 0 && (
          <Stack as="ul" gap="s2" aria-labelledby="envelope-past">
            {past.value.rows.map((envelope) => (
              <Row key={envelope.id} of={envelope} money={money} onOpen={() => onOpen(envelope)} />
            ))}
          </Stack>
        )}
        {past.status === 'ready' && past.value.pages > 1 && (
          <Pagination
            {...{ labels, numbers }}
            page={past.value.page}
            pages={past.value.pages}
            onChange={onPage}
          />
        )}
      </Stack>
    </Surface>
  );
}

interface RowProps extends Pick<PastProps, 'money'> {
  readonly of: Envelope;
  readonly onOpen: () => void;
}

function Row({ of, money, onOpen }: RowProps) {
  const t = useT();
  const figures = useFigures();
  const word = wordOfStatus(of);
  const sign = isSent(of) ? '\u2212' : of.direction === 'received' ? '+' : '';
  const name = of.accounts[0]?.account ?? of.id;
  const isMany = isSent(of) && of.recipients > 1;
  return (
    <Surface as="li" tone="sunken" radius="md" padding="s3" data-envelope={of.id}>
      <Stack gap="s2">
        <Inline justify="between" gap="s2">
          <Stack as="span" gap="s1">
            <Text as="span" bold>
              {isMany ? (
                t('envelope.downlines', { count: of.recipients })
              ) : (
                <bdi translate="no">{name}</bdi>
              )}
            </Text>
            <Text as="span" size="small" tone="secondary">
              {figures(of.time)}
            </Text>
          </Stack>
          <Stack as="span" gap="s1" align="end">
            <Money size="sm" text={`${sign}${money(of.total)}`} />
            <Badge tone={word?.tone ?? 'neutral'}>
              {word ? (
                t(word.label)
              ) : (
                <bdi translate="no" dir="ltr">
                  {of.status}
                </bdi>
              )}
            </Badge>
          </Stack>
        </Inline>
        <Inline justify="between" gap="s2">
          <Text as="span" size="small" tone="secondary">
            {isSent(of) &&
              t('envelope.takenOf', {
                done: of.claimed,
                total: of.recipients,
                amount: money(of.claimedAmount),
              })}
          </Text>
          <Button
            size="sm"
            aria-label={t('envelope.detailsOf', { time: of.time })}
            onClick={onOpen}
          >
            {t('envelope.details')}
          </Button>
        </Inline>
      </Stack>
    </Surface>
  );
}
