import { Text } from '@parlour/ui';
import { TextField } from '@parlour/ui/forms';
import { useEffect } from 'react';
import { FormProblems } from '../../../shared/form/FormProblems.tsx';
import type { Failure } from '../../../shared/form/use-attempt.ts';
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts';
import { useRefusals } from '../../../shared/form/use-refusals.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useHandler } from '../../../shared/parts/use-stable.ts';
import { accountError } from '../../../shared/payout/account-error.ts';
import { type AccountDraft, accountDetailsSchema } from '../../../shared/payout/payout-accounts.ts';
import { detailNames } from './first-withdrawal.ts';
import { StepForm } from './StepForm.tsx';

type Details = Omit<AccountDraft, 'providerId'>;

interface AccountStepProps {
  /** Name of the chosen bank or wallet. */
  readonly provider: string;
  /** The name that the account must have; `null` before the first account. */
  readonly holder: string | null;
  readonly details: Details;
  /** A failure about these fields. */
  readonly failure: Failure | null;
  readonly isMoved: boolean;
  readonly onType: (details: Details) => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** Number and holder of the account. */
export function AccountStep(props: AccountStepProps) {
  const { provider, holder, details, failure, isMoved, onType, onBack, onNext } = props;
  const t = useT();
  const refused = useRefusals(failure?.error, detailNames);
  const form = useCheckedForm({
    schema: accountDetailsSchema,
    onSubmit: (values) => {
      onType(values);
      onNext();
    },
    onType,
    refused,
    refusedAttempt: failure?.attempt,
  });
  const bringBack = useHandler(() =>
    form.write({
      accountNumber: details.accountNumber,
      ...(holder === null && { accountName: details.accountName }),
    }),
  );
  useEffect(() => bringBack(), [bringBack]);
  const labels = { accountNumber: t('wallet.accountNumber'), accountName: t('wallet.accountName') };
  const field = (name: keyof typeof labels) => ({
    ...form.field(name),
    label: labels[name],
    required: true,
    autoComplete: 'off' as const,
    error: accountError(form.problems.get(name), labels[name], t),
  });
  return (
    <StepForm
      title={t('firstWithdrawal.accountTitle', { provider })}
      form={form.form}
      action={t('action.next')}
      // The summary of a refusal takes the focus instead.
      isMoved={isMoved && failure === null}
      onBack={onBack}
    >
      <FormProblems of={form} labels={labels} />
      <TextField {...field('accountNumber')} code inputMode="numeric" />
      {holder === null ? (
        <TextField {...field('accountName')} hint={t('payout.nameFinal')} />
      ) : (
        <>
          <input type="hidden" name="accountName" value={holder} />
          <Text tone="secondary">{t('withdraw.nameMatch', { name: holder })}</Text>
        </>
      )}
    </StepForm>
  );
}
