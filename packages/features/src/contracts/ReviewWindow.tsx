import { Alert, Badge, Button, Skeleton, Stack, Surface, Text } from '@parlour/ui';
import { DataList } from '@parlour/ui/data';
import { Checkbox, FormStatus } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { useState } from 'react';
import { useFigures, useT } from '../i18n/index.ts';
import { MoveFailure, sendsOnce } from '../money/index.ts';
import { type Part, PartError } from '../parts/index.ts';
import { labelOf } from '../records/index.ts';
import * as css from './contracts.css.ts';
import { effectWords, periodWord, ratesText, settledText, stepOf, stepWords } from './labels.ts';
import type { Affected, Contract, ContractAction } from './model.ts';

/** The last attempt that did not work; `attempt` tells two equal failures apart. */
export interface Failed {
  readonly error: unknown;
  readonly attempt: number;
}

export interface ReviewWindowProps {
  readonly contract: Contract;
  readonly action: ContractAction;
  /** The contracts below that the step would touch, as the backend says. */
  readonly affected: Part<readonly Affected[]>;
  readonly busy: boolean;
  readonly failed: Failed | null;
  readonly onConfirm: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** What a step does, before it is taken: its terms, and every contract below that changes with it (AGT-13). */
export function ReviewWindow(props: ReviewWindowProps) {
  const { contract, action, affected, busy, failed, onConfirm, onRetry, onClose } = props;
  const t = useT();
  const figures = useFigures();
  const [isSeen, setIsSeen] = useState(false);
  const step = stepOf(contract, action);
  const words = stepWords[step];
  const rows = affected.status === 'ready' ? affected.value : null;
  const mayGoOn = rows !== null && (rows.length === 0 || isSeen);
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t(words.question)}
      closeLabel={t('action.close')}
      dismissible={!busy}
      width={480}
    >
      <FormStatus message={busy ? t('loading.sending') : ''}>
        <Stack>
          {failed && (
            <MoveFailure
              key={failed.attempt}
              error={failed.error}
              busy={busy}
              onRetry={onConfirm}
            />
          )}
          <DataList
            variant="well"
            items={[
              {
                id: 'id',
                label: t('contract.contract'),
                value: <bdi dir="ltr">{contract.id}</bdi>,
              },
              {
                id: 'account',
                label: t(contract.isReceived ? 'team.upline' : 'team.downline'),
                value: <bdi>{contract.account}</bdi>,
              },
              {
                id: 'rate',
                label: t('contract.rate'),
                value: figures(ratesText(contract.tiers, t)),
              },
              { id: 'settled', label: t('contract.settlement'), value: settledText(contract, t) },
            ]}
          />
          {step === 'accept' && contract.replaces !== null && (
            <Text>{t('contract.willReplace', { id: contract.replaces })}</Text>
          )}
          {step === 'reject' && (
            <Text>{t('confirm.rejectContract.body', { name: contract.account })}</Text>
          )}
          {affected.status === 'loading' && <Skeleton height={88} />}
          {affected.status === 'error' && <PartError part={affected} onRetry={onRetry} />}
          {rows !== null && <AffectedList rows={rows} />}
          {rows !== null && rows.length > 0 && (
            <Checkbox
              label={t('contract.seen')}
              checked={isSeen}
              onChange={(event) => setIsSeen(event.target.checked)}
            />
          )}
          <div className={css.answers}>
            <Button disabled={busy} onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button
              variant={step === 'accept' ? 'primary' : 'secondary'}
              busy={busy}
              disabled={!mayGoOn}
              onClick={(event) => {
                sendsOnce.button.onClick(event);
                if (!event.defaultPrevented) onConfirm();
              }}
            >
              {t(words.verb)}
            </Button>
          </div>
        </Stack>
      </FormStatus>
    </Modal>
  );
}

/** Each contract below by name, with what becomes of it, exactly as the backend says. */
function AffectedList({ rows }: { readonly rows: readonly Affected[] }) {
  const t = useT();
  const figures = useFigures();
  if (rows.length === 0) return <Alert tone="info">{t('agentMsg.noneAffected')}</Alert>;
  return (
    <>
      <Alert tone="warn" title={t('contract.touched', { count: rows.length })}>
        {t('contract.affected')}
      </Alert>
      <Stack as="ul" gap="s2" aria-label={t('contract.affected')}>
        {rows.map(({ id, account, rateText, period, effect }) => (
          <Surface as="li" key={id} tone="sunken" radius="md" padding="s3" className={css.affected}>
            <Stack as="span" gap="s1">
              <Text as="span" bold>
                <bdi>{account}</bdi>
              </Text>
              <Text as="span" size="small" tone="secondary">
                {figures(`${rateText}, ${periodWord(period, t)}`)}
              </Text>
            </Stack>
            <Badge tone={effectWords.get(effect)?.tone}>{labelOf(effectWords, effect, t)}</Badge>
          </Surface>
        ))}
      </Stack>
    </>
  );
}
