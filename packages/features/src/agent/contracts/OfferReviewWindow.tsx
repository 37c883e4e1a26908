import { Stack } from '@parlour/ui';
import { DataList } from '@parlour/ui/data';
import { FormStatus } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import type { Part } from '../../shared/parts/part.ts';
import { AffectedReview } from './AffectedReview.tsx';
import type { Affected } from './contracts-model.ts';
import { type ContractKind, periodsOf } from './kinds.ts';
import { periodWord, spanText } from './labels.ts';
import type { TypedOffer } from './offer.ts';
import type { WantedTier } from './tiers.ts';

export interface OfferReviewWindowProps {
  readonly kind: ContractKind;
  readonly offer: TypedOffer;
  readonly tiers: readonly WantedTier[];
  /** The contracts that would change when the offer is accepted, as the backend lists them. */
  readonly affected: Part<readonly Affected[]>;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The review before an offer is sent: its terms, and every contract it affects (AGT-13). */
export function OfferReviewWindow(props: OfferReviewWindowProps) {
  const { kind, offer, tiers, busy, onClose } = props;
  const t = useT();
  const figures = useFigures();
  const rates = tiers.map(({ rate }) => `${rate}%`);
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('contract.offerSure')}
      closeLabel={t('action.close')}
      dismissible={!busy}
      width={480}
    >
      <FormStatus message={busy ? t('loading.sending') : ''}>
        <Stack>
          <DataList
            variant="well"
            items={[
              {
                id: 'account',
                label: t('contract.for'),
                value: <bdi translate="no">{offer.account}</bdi>,
              },
              { id: 'rate', label: t('contract.rate'), value: figures(spanText(rates, t)) },
              // The period is listed only where the form lets the agent choose it.
              ...(periodsOf(kind).length > 1
                ? [
                    {
                      id: 'settled',
                      label: t('contract.settlement'),
                      value: periodWord(offer.period, t),
                    },
                  ]
                : []),
              ...(offer.from === ''
                ? []
                : [
                    {
                      id: 'from',
                      label: t('contract.effectiveFrom'),
                      value: figures(offer.from),
                    },
                  ]),
            ]}
          />
          <AffectedReview
            {...props}
            condition={t('contract.ifTaken', { name: offer.account })}
            verb={t('contract.sendOffer')}
            isPrimary
          />
        </Stack>
      </FormStatus>
    </Modal>
  );
}
