import { type CompiledField, compileRules, type Problem, problemWith } from '../rules/index.ts';

/** Field names as the backend knows them, in the order of the form. */
export const paymentNames = ['password', 'paymentPassword', 'confirmPaymentPassword'] as const;
export type PaymentName = (typeof paymentNames)[number];
export type PaymentProblem = Problem | 'same' | 'mismatch';
export type PaymentValues = Readonly<Record<PaymentName, string>>;

const known = ['paymentPassword'] as const;

/** The registration's rule for transaction passwords holds for new ones too; `null` while it is unknown. */
export const paymentRule = (rules: unknown): CompiledField | null =>
  compileRules(rules, known).fields.find((field) => field.known === 'paymentPassword') ?? null;

/** As it is sent: blanks around a password are no part of it. */
export const trimmed = (values: PaymentValues): PaymentValues => ({
  password: values.password.trim(),
  paymentPassword: values.paymentPassword.trim(),
  confirmPaymentPassword: values.confirmPaymentPassword.trim(),
});

/** What is wrong with a new transaction password, field by field (MEM-01). */
export function paymentProblems(
  values: PaymentValues,
  rule: CompiledField | null,
): ReadonlyMap<PaymentName, PaymentProblem> {
  const { password, paymentPassword, confirmPaymentPassword } = trimmed(values);
  const found = new Map<PaymentName, PaymentProblem>();
  if (!password) found.set('password', 'required');
  if (!paymentPassword) found.set('paymentPassword', 'required');
  else if (paymentPassword === password) found.set('paymentPassword', 'same');
  else {
    const problem = rule && problemWith(rule, paymentPassword);
    if (problem) found.set('paymentPassword', problem);
  }
  if (!confirmPaymentPassword) found.set('confirmPaymentPassword', 'required');
  else if (confirmPaymentPassword !== paymentPassword) {
    found.set('confirmPaymentPassword', 'mismatch');
  }
  return found;
}
