import { Text } from '@parlour/ui';
import type { ReactNode } from 'react';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useRefusals } from '../../shared/form/use-refusals.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { type Translate, useT } from '../../shared/i18n/use-t.ts';
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

const places: ReadonlyMap<string, PaymentName> = new Map([['CREDENTIALS_WRONG', 'password']]);

const say = (_error: unknown, t: Translate) => t('validation.passwordOldWrong');

/** Sets, changes or resets the transaction password. The login password proves the member's identity (MEM-01). */
export function PaymentPasswordView(props: PaymentPasswordViewProps) {
  const { isSet, rule, failure, busy, note, onSave, onClose } = props;
  const t = useT();
  const refused = useRefusals<PaymentName>(failure?.error, paymentNames, { places, say });
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
      <PasswordInput {...field('password')} autoComplete="current-password" />
      <PasswordInput {...field('paymentPassword')} autoComplete="off" />
      <PasswordInput {...field('confirmPaymentPassword')} autoComplete="off" />
    </FormWindow>
  );
}
