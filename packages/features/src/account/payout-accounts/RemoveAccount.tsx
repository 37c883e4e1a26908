import { Text } from '@parlour/ui';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useRefusals } from '../../shared/form/use-refusals.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { type PayoutAccount, removalSchema } from '../../shared/payout/payout-accounts.ts';
import { FormWindow } from '../security/FormWindow.tsx';
import type { PayoutAccountsViewProps } from './PayoutAccountsView.props.ts';

interface RemoveAccountProps
  extends Pick<PayoutAccountsViewProps, 'failure' | 'busy' | 'onRemove' | 'onClose'> {
  readonly account: PayoutAccount;
  readonly onBack: () => void;
}

const names = ['paymentPassword'] as const;
const places = new Map([['PAYMENT_PASSWORD_WRONG', 'paymentPassword'] as const]);

/** The form that removes an account; it asks for the transaction password (MEM-01). */
export function RemoveAccount(props: RemoveAccountProps) {
  const { account, failure, busy, onRemove, onBack, onClose } = props;
  const t = useT();
  const refused = useRefusals<'paymentPassword'>(failure?.error, names, { places });
  const label = t('auth.transactionPassword');
  const form = useCheckedForm({
    schema: removalSchema,
    onSubmit: ({ paymentPassword }) => onRemove(account, paymentPassword.trim()),
    refused,
    refusedAttempt: failure?.attempt,
  });
  const problem = form.problems.get('paymentPassword');
  return (
    <FormWindow
      title={t('confirm.removeAccount.title')}
      form={form.form}
      action={t('confirm.removeAccount.action')}
      busy={busy}
      onBack={onBack}
      onClose={onClose}
    >
      <Text>
        {t('confirm.removeAccount.body', { account: `${account.provider} ${account.number}` })}
      </Text>
      {failure && refused.size === 0 && (
        <FailureAlert key={failure.attempt} text={errorMessage(failure.error, t)} />
      )}
      <FormProblems of={form} labels={{ paymentPassword: label }} />
      <PasswordInput
        {...form.field('paymentPassword')}
        label={label}
        required
        autoComplete="off"
        error={
          typeof problem === 'object'
            ? problem.says
            : problem && t('validation.requiredField', { field: label })
        }
      />
    </FormWindow>
  );
}
