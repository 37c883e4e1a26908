import { Text } from '@parlour/ui';
import type { ReactNode } from 'react';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import type { Failure } from '../../shared/form/use-attempt.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import {
  PaymentPasswordFields,
  usePaymentPasswordForm,
} from '../../shared/payout/PaymentPasswordFields.tsx';
import type { PaymentValues } from '../../shared/payout/payment-password.ts';
import type { CompiledField } from '../../shared/rules/compile.ts';
import { FormWindow } from './FormWindow.tsx';

export interface PaymentPasswordViewProps {
  /** Whether there is already one, which this one replaces. */
  readonly isSet: boolean;
  /** The server's rule; `null` while it is unknown. */
  readonly rule: CompiledField | null;
  readonly failure: Failure | null;
  readonly busy: boolean;
  /** Shown above the form. Default: nothing. */
  readonly note?: ReactNode;
  readonly onSave: (values: PaymentValues) => void;
  readonly onClose: () => void;
}

/** Sets, changes or resets the transaction password. The login password proves the member's identity (MEM-01). */
export function PaymentPasswordView(props: PaymentPasswordViewProps) {
  const { isSet, rule, failure, busy, note, onSave, onClose } = props;
  const t = useT();
  const payment = usePaymentPasswordForm({ rule, failure, onSave });
  return (
    <FormWindow
      title={t('auth.transactionPassword')}
      form={payment.form.form}
      action={t(isSet ? 'action.change' : 'security.setNow')}
      {...{ busy, onClose }}
    >
      {note}
      <Text tone="secondary">{t(isSet ? 'security.paymentAnew' : 'security.paymentWhy')}</Text>
      {failure && !payment.isFieldError && (
        <FailureAlert key={failure.attempt} text={errorMessage(failure.error, t)} />
      )}
      <PaymentPasswordFields {...payment} />
    </FormWindow>
  );
}
