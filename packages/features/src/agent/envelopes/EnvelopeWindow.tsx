import { Badge, Button, Inline, Stack, Text } from '@parlour/ui';
import { DataList } from '@parlour/ui/data';
import { FormStatus } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';
import { preventDoubleSubmit } from '../../shared/money/presses.ts';
import { Claims } from './Claims.tsx';
import type { EnvelopesViewProps } from './EnvelopesView.props.ts';
import { canTake, type Envelope, isSent, type Named, wordOfStatus } from './envelopes-model.ts';

interface EnvelopeWindowProps
  extends Pick<
    EnvelopesViewProps,
    'taking' | 'claims' | 'onTake' | 'onClose' | 'onClaimsPage' | 'onRetryClaims'
  > {
  readonly envelope: Envelope;
  readonly money: (amount: string) => string;
}

/** Everything the backend says about one envelope, who opened it, and the button to open it (AGT-14). */
export function EnvelopeWindow(props: EnvelopeWindowProps) {
  const { envelope, taking, money, onTake, onClose } = props;
  const { busy, failed } = taking;
  const t = useT();
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={
        <>
          <span>{t('team.redEnvelope')}</span>{' '}
          <bdi translate="no" dir="ltr">
            {envelope.id}
          </bdi>
        </>
      }
      closeLabel={t('action.close')}
      width={480}
    >
      <FormStatus message={busy ? t('loading.sending') : ''}>
        <Stack>
          {failed && (
            <MoveFailure
              key={failed.attempt}
              error={failed.error}
              busy={busy}
              onRetry={() => onTake(envelope)}
            />
          )}
          <Facts of={envelope} money={money} />
          <Names
            title={t(isSent(envelope) ? 'envelope.recipients' : 'envelope.from')}
            names={envelope.accounts}
            count={isSent(envelope) ? envelope.recipients : envelope.accounts.length}
          />
          {isSent(envelope) && <Claims {...props} of={envelope} />}
          {canTake(envelope) && (
            <Button
              data-part="take"
              variant="warm"
              block
              busy={busy}
              onClick={(event) => {
                preventDoubleSubmit.button.onClick(event);
                if (!event.defaultPrevented) onTake(envelope);
              }}
            >
              {t('envelope.take')}
            </Button>
          )}
        </Stack>
      </FormStatus>
    </Modal>
  );
}

function Facts({
  of,
  money,
}: {
  readonly of: Envelope;
  readonly money: (amount: string) => string;
}) {
  const t = useT();
  const figures = useFigures();
  const word = wordOfStatus(of);
  const sent = [
    {
      id: 'taken',
      label: t('envelope.takenBy'),
      value: figures(`${of.claimed} / ${of.recipients}`),
    },
    { id: 'amount', label: t('envelope.takenAmount'), value: money(of.claimedAmount) },
    { id: 'each', label: t('envelope.each'), value: money(of.each) },
  ];
  return (
    <DataList
      variant="well"
      items={[
        {
          id: 'status',
          label: t('record.status'),
          value: (
            <Badge tone={word?.tone ?? 'neutral'}>
              {word ? (
                t(word.label)
              ) : (
                <bdi translate="no" dir="ltr">
                  {of.status}
                </bdi>
              )}
            </Badge>
          ),
        },
        ...(isSent(of) ? sent : []),
        ...(of.greeting === ''
          ? []
          : [
              {
                id: 'greeting',
                label: t('envelope.greeting'),
                value: <bdi translate="no">{of.greeting}</bdi>,
              },
            ]),
        { id: 'time', label: t('envelope.time'), value: figures(of.time) },
        { id: 'until', label: t('envelope.until'), value: figures(of.until) },
        { id: 'total', label: t('record.total'), value: money(of.total), total: true },
      ]}
    />
  );
}

interface NamesProps {
  readonly title: string;
  /** Masked by the backend, which may name only the first one. */
  readonly names: readonly Named[];
  readonly count: number;
}

function Names({ title, names, count }: NamesProps) {
  const t = useT();
  const more = count - names.length;
  if (names.length === 0) return null;
  return (
    <Stack gap="s2">
      <Text bold>{title}</Text>
      <Inline as="ul" gap="s2" aria-label={title}>
        {names.map(({ id, account }) => (
          <li key={id}>
            <Badge>
              <bdi translate="no">{account}</bdi>
            </Badge>
          </li>
        ))}
      </Inline>
      {more > 0 && (
        <Text size="small" tone="secondary">
          {t('envelope.more', { count: more })}
        </Text>
      )}
    </Stack>
  );
}
