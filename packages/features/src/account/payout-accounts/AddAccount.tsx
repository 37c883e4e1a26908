import { Text } from '@parlour/ui';
import { SelectField, TextField } from '@parlour/ui/forms';
import { useEffect } from 'react';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useRefusals } from '../../shared/form/use-refusals.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useHandler } from '../../shared/parts/use-stable.ts';
import { accountError } from '../../shared/payout/account-error.ts';
import {
  type AccountName,
  accountNames,
  accountSchema,
  bareAccount,
  type PayoutAccounts,
} from '../../shared/payout/payout-accounts.ts';
import { FormWindow } from '../security/FormWindow.tsx';
import type { PayoutAccountsViewProps } from './PayoutAccountsView.props.ts';

interface AddAccountProps
  extends Pick<
    PayoutAccountsViewProps,
    'failure' | 'busy' | 'draft' | 'onDraft' | 'onAdd' | 'onClose'
  > {
  readonly of: PayoutAccounts;
  readonly onBack: () => void;
}

const places: ReadonlyMap<string, AccountName> = new Map([
  ['PAYMENT_PASSWORD_WRONG', 'paymentPassword'],
]);

/** The form for a new account: provider, number and holder (MEM-01). */
export function AddAccount(props: AddAccountProps) {
  const { of, failure, busy, draft, onDraft, onAdd, onBack, onClose } = props;
  const t = useT();
  const { holder, providers } = of;
  const refused = useRefusals<AccountName>(failure?.error, accountNames, { places });
  const form = useCheckedForm({
    schema: accountSchema,
    onSubmit: (values) => onAdd(bareAccount(values)),
    refused,
    refusedAttempt: failure?.attempt,
  });
  const bringBack = useHandler(() => {
    const { providerId = '', accountNumber = '', accountName = '' } = draft ?? {};
    form.write({ providerId, accountNumber, ...(holder === null && { accountName }) });
  });
  useEffect(() => bringBack(), [bringBack]);
  const labels: Readonly<Record<AccountName, string>> = {
    providerId: t('payout.provider'),
    accountNumber: t('wallet.accountNumber'),
    accountName: t('wallet.accountName'),
    paymentPassword: t('auth.transactionPassword'),
  };
  const field = (name: AccountName) => ({
    ...form.field(name),
    label: labels[name],
    required: true,
    autoComplete: 'off' as const,
    error: accountError(form.problems.get(name), labels[name], t),
  });
  return (
    <FormWindow
      title={t('empty.payoutAccounts.action')}
      form={{
        ...form.form,
        onInput: () => {
          form.changed();
          onDraft?.(form.values());
        },
      }}
      action={t('action.add')}
      busy={busy}
      onBack={onBack}
      onClose={onClose}
    >
      {failure && refused.size === 0 && (
        <FailureAlert key={failure.attempt} text={errorMessage(failure.error, t)} />
      )}
      <FormProblems of={form} labels={labels} />
      <SelectField
        {...field('providerId')}
        placeholder={t('payout.choose')}
        options={providers.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField {...field('accountNumber')} code inputMode="numeric" />
      {holder === null ? (
        <TextField {...field('accountName')} hint={t('payout.nameFinal')} />
      ) : (
        <>
          <input type="hidden" name="accountName" value={holder} />
          <Text tone="secondary">{t('withdraw.nameMatch', { name: holder })}</Text>
        </>
      )}
      <PasswordInput {...field('paymentPassword')} />
    </FormWindow>
  );
}
