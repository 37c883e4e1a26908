import { Button, Text } from '@parlour/ui';
import { Combobox, RadioGroup } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DayField } from '../../shared/days/DayField.tsx';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { SendButton, SendForm } from '../../shared/form/SendForm.tsx';
import { formSchema, someText, textThat } from '../../shared/form/schema.ts';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';
import { PartError } from '../../shared/parts/PartError.tsx';
import type { Part } from '../../shared/parts/part.ts';
import * as css from './contracts.css.ts';
import { type ContractKind, kindWords, periodsOf } from './kinds.ts';
import { periodWord } from './labels.ts';
import { type Candidate, type TypedOffer, withTier } from './offer.ts';
import type { Failed } from './ReviewWindow.tsx';
import { TierRows } from './TierRows.tsx';
import { checkTiers, mostTiers, type WantedTier } from './tiers.ts';

export interface OfferWindowProps {
  readonly kind: ContractKind;
  /** Initial values of the form: the draft. */
  readonly typed: TypedOffer;
  readonly candidates: Part<readonly Candidate[]>;
  /** The agent's own highest rate; `null` while unknown. */
  readonly top: string | null;
  /** The first day an offer can begin. */
  readonly firstDay: string;
  readonly currencySymbol: string;
  readonly busy: boolean;
  readonly failed: Failed | null;
  /** Errors of the backend about single fields. */
  readonly refused: ReadonlyMap<'memberId' | 'tiers', string>;
  readonly onType: (typed: TypedOffer) => void;
  readonly onSearch: (typed: string) => void;
  /** Shows a review with every affected contract, then sends the offer. */
  readonly onSend: (offer: TypedOffer, tiers: readonly WantedTier[]) => void;
  /** Repeats the failed attempt unchanged. */
  readonly onAgain: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** An offer to a direct downline: the account, the period, and the steps (AGT-13). */
export function OfferWindow(props: OfferWindowProps) {
  const { kind, candidates, top, busy, failed, refused, currencySymbol: symbol, onClose } = props;
  const t = useT();
  const [offer, setOffer] = useState(props.typed);
  const { tiers, problems } = checkTiers(offer.tiers, { top, symbol });
  const change = (part: Partial<TypedOffer>) => {
    const next = { ...offer, ...part };
    setOffer(next);
    props.onType(next);
  };
  const form = useCheckedForm({
    schema: formSchema(['required', 'steps'] as const, {
      memberId: someText(),
      tiers: textThat(() => (tiers ? null : 'steps')),
    }),
    // The steps are checked while the agent types, each in its own boxes.
    held: { memberId: offer.memberId, tiers: '' },
    onSubmit: () => tiers && props.onSend(offer, tiers),
    refused,
    refusedAttempt: failed?.attempt,
  });
  const known = candidates.status === 'ready' ? candidates.value : [];
  const isListed = known.some(({ id }) => id === offer.memberId);
  const listed =
    isListed || offer.memberId === ''
      ? known
      : [{ id: offer.memberId, account: offer.account, nickname: '' }, ...known];
  const label = t('contract.for');
  const wrong = form.problems.get('memberId');
  const tiersRefused = refused.get('tiers');
  const periods = periodsOf(kind);
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('contract.offerNew')}
      description={t(kindWords[kind].contract)}
      closeLabel={t('action.close')}
      dismissible={!busy}
      fullPageOnPhone
      width={640}
    >
      <SendForm className={css.form} form={form.form} busy={busy}>
        {failed && refused.size === 0 && (
          <MoveFailure
            key={failed.attempt}
            error={failed.error}
            busy={busy}
            onRetry={props.onAgain}
          />
        )}
        {candidates.status === 'error' && <PartError part={candidates} onRetry={props.onRetry} />}
        <Combobox
          label={label}
          required
          value={offer.memberId}
          busy={candidates.status === 'loading'}
          options={listed.map(({ id, account, nickname }) => ({
            value: id,
            label: account,
            ...(nickname !== '' && { detail: nickname }),
          }))}
          labels={{
            show: t('contract.showDownlines'),
            clear: t('contract.clearDownline'),
            empty: t('contract.noDownline'),
            found: (count) => t('contract.found', { count }),
          }}
          hint={t('contract.forHint')}
          error={
            typeof wrong === 'object'
              ? wrong.says
              : wrong && t('validation.requiredField', { field: label })
          }
          onSearch={props.onSearch}
          onChange={(memberId) =>
            change({
              memberId,
              account: listed.find(({ id }) => id === memberId)?.account ?? '',
            })
          }
        />
        {periods.length > 1 && (
          <RadioGroup
            label={t('contract.settlement')}
            columns
            variant="card"
            value={offer.period}
            options={periods.map((period) => ({ value: period, label: periodWord(period, t) }))}
            onChange={(value) =>
              change({ period: periods.find((period) => period === value) ?? offer.period })
            }
          />
        )}
        <DayField
          label={t('contract.effectiveFrom')}
          optionalLabel={t('hint.optional')}
          min={props.firstDay}
          value={offer.from}
          onChange={(event) => change({ from: event.target.value })}
        />
        {top !== null && (
          <Text size="small" tone="secondary">
            {t('contract.ownRate', { rate: `${top}%` })}
          </Text>
        )}
        {failed && tiersRefused !== undefined && (
          <FailureAlert key={failed.attempt} text={tiersRefused} />
        )}
        <TierRows
          {...{ kind, problems, top, symbol }}
          isStrict={form.attempt.number > 0}
          tiers={offer.tiers}
          onType={(id, field, text) =>
            change({
              tiers: offer.tiers.map((tier) =>
                tier.id === id ? { ...tier, [field]: text } : tier,
              ),
            })
          }
          onRemove={(id) => change({ tiers: offer.tiers.filter((tier) => tier.id !== id) })}
        />
        <Button
          icon={Plus}
          variant="soft"
          disabled={offer.tiers.length >= mostTiers}
          onClick={() => change(withTier(offer))}
        >
          {t('contract.addStep')}
        </Button>
        <SendButton block busy={busy}>
          {t('contract.sendOffer')}
        </SendButton>
      </SendForm>
    </Modal>
  );
}
