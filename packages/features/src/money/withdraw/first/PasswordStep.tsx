import { Alert } from '@parlour/ui';
import { useEffect } from 'react';
import { FailureAlert } from '../../../shared/form/FailureAlert.tsx';
import { FormProblems } from '../../../shared/form/FormProblems.tsx';
import { PasswordInput } from '../../../shared/form/PasswordInput.tsx';
import { formSchema, someText } from '../../../shared/form/schema.ts';
import type { Failure } from '../../../shared/form/use-attempt.ts';
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts';
import { useRefusals } from '../../../shared/form/use-refusals.ts';
import { errorMessage } from '../../../shared/i18n/error-message.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useHandler } from '../../../shared/parts/use-stable.ts';
import {
  PaymentPasswordFields,
  usePaymentPasswordForm,
} from '../../../shared/payout/PaymentPasswordFields.tsx';
import type { CompiledField } from '../../../shared/rules/compile.ts';
import type { GivenPassword } from './FirstWithdrawalView.props.ts';
import { StepForm } from './StepForm.tsx';

interface PasswordStepProps {
  /** The account that is added, in a sentence; `null` when there is already one. */
  readonly account: string | null;
  readonly rule: CompiledField | null;
  readonly failure: Failure | null;
  readonly busy: boolean;
  readonly isMoved: boolean;
  readonly onBack?: (() => void) | undefined;
  readonly onFinish: (password: GivenPassword) => void;
}

/** Sets the transaction password, and shows the account once more before it is added. */
export function NewPasswordStep(props: PasswordStepProps) {
  const { account, rule, failure, busy, isMoved, onBack, onFinish } = props;
  const t = useT();
  const payment = usePaymentPasswordForm({
    rule,
    failure,
    onSave: (values) => onFinish({ kind: 'new', values }),
  });
  return (
    <StepForm
      title={t('firstWithdrawal.newPasswordTitle')}
      lead={t('security.paymentWhy')}
      form={payment.form.form}
      action={t('action.continue')}
      {...{ busy, isMoved, onBack }}
    >
      {failure && !payment.isFieldError && <Failed {...failure} />}
      <Account sentence={account} />
      <PaymentPasswordFields {...payment} />
    </StepForm>
  );
}

const passwordSchema = formSchema(['required'] as const, { paymentPassword: someText() });
const names = ['paymentPassword'] as const;
const places: ReadonlyMap<string, 'paymentPassword'> = new Map([
  ['PAYMENT_PASSWORD_WRONG', 'paymentPassword'],
]);

/** Asks for the transaction password that the member already has. */
export function KnownPasswordStep(
  props: PasswordStepProps & { /** Typed before. */ readonly secret: string },
) {
  const { account, failure, busy, isMoved, onBack, onFinish, secret } = props;
  const t = useT();
  const refused = useRefusals(failure?.error, names, { places });
  const form = useCheckedForm({
    schema: passwordSchema,
    onSubmit: ({ paymentPassword }) =>
      onFinish({ kind: 'known', paymentPassword: paymentPassword.trim() }),
    refused,
    refusedAttempt: failure?.attempt,
  });
  // Only when the step opens, so that a corrected password is not replaced.
  const bringBack = useHandler(() => form.write({ paymentPassword: secret }));
  useEffect(() => bringBack(), [bringBack]);
  const label = t('auth.transactionPassword');
  const problem = form.problems.get('paymentPassword');
  return (
    <StepForm
      title={t('firstWithdrawal.passwordTitle')}
      form={form.form}
      action={t('empty.payoutAccounts.action')}
      {...{ busy, isMoved, onBack }}
    >
      {failure && refused.size === 0 && <Failed {...failure} />}
      <FormProblems of={form} labels={{ paymentPassword: label }} />
      <Account sentence={account} />
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
    </StepForm>
  );
}

function Account({ sentence }: { readonly sentence: string | null }) {
  return sentence === null ? null : <Alert tone="info">{sentence}</Alert>;
}

function Failed({ error, attempt }: Failure) {
  const t = useT();
  return <FailureAlert key={attempt} text={errorMessage(error, t)} />;
}
