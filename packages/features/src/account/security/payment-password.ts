import { type FormSchema, formSchema, someText } from '../../shared/form/schema.ts';
import { type CompiledField, compileRules, problemWith } from '../../shared/rules/compile.ts';

/** Field names as the backend knows them, in the order of the form. */
export const paymentNames = ['password', 'paymentPassword', 'confirmPaymentPassword'] as const;
export type PaymentName = (typeof paymentNames)[number];
const paymentProblems = ['required', 'length', 'pattern', 'same', 'mismatch'] as const;
export type PaymentProblem = (typeof paymentProblems)[number];
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

/** A new transaction password, and the login password that shows who asks (MEM-01). */
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
