import { FormProblems } from '../form/FormProblems.tsx';
import { PasswordInput } from '../form/PasswordInput.tsx';
import type { Failure } from '../form/use-attempt.ts';
import { type CheckedForm, useCheckedForm } from '../form/use-checked-form.ts';
import { useRefusals } from '../form/use-refusals.ts';
import { type Translate, useT } from '../i18n/use-t.ts';
import { type CompiledField, messageFor } from '../rules/compile.ts';
import {
  type PaymentName,
  type PaymentProblem,
  type PaymentValues,
  paymentNames,
  paymentSchema,
  trimmed,
} from './payment-password.ts';

export interface PaymentPasswordFormOptions {
  /** The server's rule; `null` while it is unknown. */
  readonly rule: CompiledField | null;
  readonly failure: Failure | null;
  readonly onSave: (values: PaymentValues) => void;
}

export interface PaymentPasswordForm {
  readonly form: CheckedForm<PaymentName, PaymentProblem>;
  readonly rule: CompiledField | null;
  /** The failure is an error of a field and is shown there. */
  readonly isFieldError: boolean;
}

const places: ReadonlyMap<string, PaymentName> = new Map([['CREDENTIALS_WRONG', 'password']]);

const say = (_error: unknown, t: Translate) => t('validation.passwordOldWrong');

/** The form of a new transaction password. The login password proves the member's identity (MEM-01). */
export function usePaymentPasswordForm(options: PaymentPasswordFormOptions): PaymentPasswordForm {
  const { rule, failure, onSave } = options;
  const refused = useRefusals<PaymentName>(failure?.error, paymentNames, { places, say });
  const form = useCheckedForm({
    schema: paymentSchema(rule),
    onSubmit: (values) => onSave(trimmed(values)),
    refused,
    refusedAttempt: failure?.attempt,
  });
  return { form, rule, isFieldError: refused.size > 0 };
}

/** Error summary and fields of `usePaymentPasswordForm`. */
export function PaymentPasswordFields({ form, rule }: PaymentPasswordForm) {
  const t = useT();
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
    <>
      <FormProblems of={form} labels={labels} />
      <PasswordInput {...field('password')} autoComplete="current-password" />
      <PasswordInput {...field('paymentPassword')} autoComplete="off" />
      <PasswordInput {...field('confirmPaymentPassword')} autoComplete="off" />
    </>
  );
}
