import { Button } from '@parlour/ui';
import { RuleChecklist } from '@parlour/ui/forms';
import { useId, useMemo, useState } from 'react';
import { PhoneAndCode } from '../../shared/challenge/PhoneAndCode.tsx';
import { fallbackCountry } from '../../shared/challenge/phone-number.ts';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { checklistOf } from '../../shared/rules/checklist.ts';
import { passwordRulesOf } from '../../shared/rules/password-rules.ts';
import { ForgotFailureAlert } from './ForgotFailureAlert.tsx';
import * as css from './ForgotPasswordView.css.ts';
import type { ForgotPasswordViewProps } from './ForgotPasswordView.props.ts';
import {
  type PhoneName,
  phoneNames,
  phoneSchema,
  problemMessage,
  refusedFields,
} from './forgot-password-model.ts';

/** The form for a code sent to the phone of the account, and a new password. */
export function PhoneForm(props: ForgotPasswordViewProps) {
  const { busy, sms, rule, countries, canRegister, onType, onPhone, onSendCode } = props;
  const failure = props.failure?.method === 'mobileNum' ? props.failure : null;
  const t = useT();
  const rulesId = useId();
  const [code, setCode] = useState(countries[0]?.code ?? fallbackCountry.code);
  const [password, setPassword] = useState('');
  const country = countries.find((one) => one.code === code) ?? countries[0] ?? fallbackCountry;
  const refused = useMemo(() => refusedFields(failure, phoneNames, t), [failure, t]);
  const { dialCode } = country;
  const schema = useMemo(() => phoneSchema(rule, dialCode), [rule, dialCode]);
  const form = useCheckedForm({
    schema,
    onType: ({ mobile, newPassword }) => {
      onType({ mobile });
      setPassword(newPassword.trim());
    },
    onSubmit: (values) => onPhone(values, country),
    refused,
    refusedAttempt: failure?.attempt,
  });
  const { field, problems } = form;
  const labels: Readonly<Record<PhoneName, string>> = {
    mobile: t('field.mobileNumber'),
    code: t('auth.smsCode'),
    newPassword: t('auth.newPassword'),
    confirmNewPassword: t('auth.confirmNewPassword'),
  };
  const errorOf = (name: PhoneName) => {
    const problem = problems.get(name);
    if (problem === undefined) return undefined;
    if (typeof problem === 'object') return problem.says;
    if (problem === 'required') return t('validation.requiredField', { field: labels[name] });
    const message = problemMessage(problem, rule);
    return t(message.key, message.values);
  };
  const forManagers = rule && passwordRulesOf(rule);
  const secret = (name: 'newPassword' | 'confirmNewPassword') => ({
    ...field(name),
    label: labels[name],
    required: true,
    autoComplete: 'new-password' as const,
    ...(forManagers !== null && { passwordrules: forManagers }),
    error: errorOf(name),
  });
  const rules = rule
    ? checklistOf(rule, password).map(({ label, met }) => ({
        label: t(label.key, label.values),
        met,
      }))
    : [];
  return (
    <form className={css.form} {...form.form}>
      {failure && refused.size === 0 && (
        <ForgotFailureAlert
          failure={failure}
          onRegister={canRegister ? props.onRegister : undefined}
        />
      )}
      <FormProblems of={form} labels={labels} />
      <PhoneAndCode
        form={form}
        sms={sms}
        countries={countries}
        country={country}
        onCountryChange={setCode}
        mobile={props.mobile}
        errorOf={errorOf}
        onSendCode={onSendCode}
        enterKeyHint="next"
      />
      <PasswordInput {...secret('newPassword')} {...(rules.length > 0 && { describedBy: rulesId })}>
        {rules.length > 0 && (
          <RuleChecklist
            id={rulesId}
            rules={rules}
            metLabel={t('password.ruleMet')}
            openLabel={t('password.ruleOpen')}
          />
        )}
      </PasswordInput>
      <PasswordInput {...secret('confirmNewPassword')} enterKeyHint="go" />
      <Button type="submit" variant="primary" size="lg" block busy={busy}>
        {t('forgot.reset')}
      </Button>
      <p className={css.note}>{t('forgot.thenHome')}</p>
    </form>
  );
}
