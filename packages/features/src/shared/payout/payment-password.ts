import { type FormSchema, formSchema, someText } from '../form/schema.ts';
import { type CompiledField, compileRules, problemWith } from '../rules/compile.ts';

/** Field names of the backend, in the order of the form. */
export const paymentNames = ['password', 'paymentPassword', 'confirmPaymentPassword'] as const;
export type PaymentName = (typeof paymentNames)[number];
const paymentProblems = ['required', 'length', 'pattern', 'same', 'mismatch'] as const;
export type PaymentProblem = (typeof paymentProblems)[number];
export type PaymentValues = Readonly<Record<PaymentName, string>>;

const known = ['paymentPassword'] as const;

/**
 * Returns the registration's rule for transaction passwords, which also applies to new ones; `null` while it is
 * unknown.
 */
export const paymentRule = (rules: unknown): CompiledField | null =>
  compileRules(rules, known).fields.find((field) => field.known === 'paymentPassword') ?? null;

/** Trims the passwords for sending: blanks around a password do not belong to it. */
export const trimmed = (values: PaymentValues): PaymentValues => ({
  password: values.password.trim(),
  paymentPassword: values.paymentPassword.trim(),
  confirmPaymentPassword: values.confirmPaymentPassword.trim(),
});

/** Schema of a new transaction password, and the login password that proves the member's identity (MEM-01). */
export const paymentSchema = (
  rule: CompiledField | null,
): FormSchema<PaymentName, PaymentProblem> =>
  formSchema(
    paymentProblems,
    { password: someText(), paymentPassword: someText(), confirmPaymentPassword: someText() },
    [
      {
        at: 'paymentPassword',
        find: ({ password, paymentPassword }) => {
          if (paymentPassword.trim() === password.trim()) return 'same';
          return rule && problemWith(rule, paymentPassword.trim());
        },
      },
      {
        at: 'confirmPaymentPassword',
        find: ({ paymentPassword, confirmPaymentPassword }) =>
          confirmPaymentPassword.trim() === paymentPassword.trim() ? null : 'mismatch',
      },
    ],
  );
