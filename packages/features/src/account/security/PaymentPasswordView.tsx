import { Text } from '@parlour/ui';
import { PasswordField } from '@parlour/ui/forms';
import { type ReactNode, useMemo } from 'react';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { refusedBy } from '../../shared/form/refused-fields.ts';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { type CompiledField, messageFor } from '../../shared/rules/compile.ts';
import { FormWindow } from './FormWindow.tsx';
import {
  type PaymentName,
  type PaymentValues,
  paymentNames,
  paymentSchema,
  trimmed,
} from './payment-password.ts';
import type { Failure } from './use-attempt.ts';

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

const wireNames: Readonly<Record<PaymentName, string>> = {
  password: 'password',
  paymentPassword: 'paymentPassword',
  confirmPaymentPassword: 'confirmPaymentPassword',
};
const places: ReadonlyMap<string, PaymentName> = new Map([['CREDENTIALS_WRONG', 'password']]);

/** Sets, changes or resets the transaction password. The login password proves the member's identity (MEM-01). */
export function PaymentPasswordView(props: PaymentPasswordViewProps) {
  const { isSet, rule, failure, busy, note, onSave, onClose } = props;
  const t = useT();
  const refused = useMemo(
    () =>
      refusedBy<PaymentName, PaymentName>(failure?.error, paymentNames, {
        wireNames,
        places,
        say: () => t('validation.passwordOldWrong'),
      }),
    [failure, t],
  );
  const form = useCheckedForm({
    schema: paymentSchema(rule),
    onSubmit: (values) => onSave(trimmed(values)),
    refused,
    refusedAttempt: failure?.attempt,
  });
  const labels: Readonly<Record<PaymentName, string>> = {
    password: t('security.loginPassword'),
    paymentPassword: t('security.newPayment'),
    confirmPaymentPassword: t('security.confirmPayment'),
  };
  const errorOf = (name: PaymentName): string | undefined => {
    const problem = form.problems.get(name);
    if (problem === undefined) return undefined;
    if (typeof problem === 'object') return problem.says;
    if (problem === 'required') return t('validation.requiredField', { field: labels[name] });
    if (problem === 'mismatch') return t('validation.passwordMismatch');
    if (problem === 'same') return t('security.paymentSame');
    if (!rule) return undefined;
    const { key, values } = messageFor(rule, problem);
    return t(key, values);
  };
  const field = (name: PaymentName) => ({
    ...form.field(name),
    label: labels[name],
    required: true,
    showLabel: t('auth.showPassword'),
    hideLabel: t('auth.hidePassword'),
    capsLockLabel: t('auth.capsLockOn'),
    error: errorOf(name),
  });
  return (
    <FormWindow
      title={t('auth.transactionPassword')}
      form={form.form}
      action={t(isSet ? 'action.change' : 'security.setNow')}
      {...{ busy, onClose }}
    >
      {note}
      <Text tone="secondary">{t(isSet ? 'security.paymentAnew' : 'security.paymentWhy')}</Text>
      {failure && refused.size === 0 && (
        <FailureAlert key={failure.attempt} text={errorMessage(failure.error, t)} />
      )}
      <FormProblems of={form} labels={labels} />
      <PasswordField {...field('password')} autoComplete="current-password" />
      <PasswordField {...field('paymentPassword')} autoComplete="off" />
      <PasswordField {...field('confirmPaymentPassword')} autoComplete="off" />
    </FormWindow>
  );
}
