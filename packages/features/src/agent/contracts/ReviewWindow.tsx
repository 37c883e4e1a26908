import { Stack, Text } from '@parlour/ui';
import { DataList } from '@parlour/ui/data';
import { FormStatus } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';
import type { Part } from '../../shared/parts/part.ts';
import { AffectedReview } from './AffectedReview.tsx';
import type { Affected, Contract, ContractAction } from './contracts-model.ts';
import { ratesText, settledText, stepOf, stepWords } from './labels.ts';

/** The last attempt that failed; `attempt` distinguishes two equal failures. */
export interface Failed {
  readonly error: unknown;
  readonly attempt: number;
}

export interface ReviewWindowProps {
  readonly contract: Contract;
  readonly action: ContractAction;
  /** The contracts below that the step would change, as the backend lists them. */
  readonly affected: Part<readonly Affected[]>;
  readonly busy: boolean;
  readonly failed: Failed | null;
  readonly onConfirm: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The review before a step: the terms, and every contract below that changes with it (AGT-13). */
export function ReviewWindow(props: ReviewWindowProps) {
  const { contract, action, affected, busy, failed, onConfirm, onRetry, onClose } = props;
  const t = useT();
  const figures = useFigures();
  const step = stepOf(contract, action);
  const words = stepWords[step];
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
                value: (
                  <bdi translate="no" dir="ltr">
                    {contract.id}
                  </bdi>
                ),
              },
              {
                id: 'account',
                label: t(contract.isReceived ? 'team.upline' : 'team.downline'),
                value: <bdi translate="no">{contract.account}</bdi>,
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
          <AffectedReview
            {...{ affected, busy, onConfirm, onRetry, onClose }}
            verb={t(words.verb)}
            isPrimary={step === 'accept'}
          />
        </Stack>
      </FormStatus>
    </Modal>
  );
}
