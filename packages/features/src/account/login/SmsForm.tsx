import { Button } from '@parlour/ui';
import { Shield } from 'lucide-react';
import { useMemo, useState } from 'react';
import { PhoneAndCode } from '../../shared/challenge/PhoneAndCode.tsx';
import { fallbackCountry } from '../../shared/challenge/phone-number.ts';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { LoginFailureAlert } from './LoginFailureAlert.tsx';
import * as css from './LoginView.css.ts';
import type { LoginViewProps } from './LoginView.props.ts';
import { smsSchema } from './login-fields.ts';
import { refusedFields, type SmsName } from './login-model.ts';

type SmsFormProps = Pick<
  LoginViewProps,
  'mobile' | 'failure' | 'busy' | 'sms' | 'countries' | 'onType' | 'onSms' | 'onSendCode'
>;

const names = ['mobile', 'code'] as const;

/** The form for a phone number and the code sent to it (LGN-06). */
export function SmsForm(props: SmsFormProps) {
  const { failure, busy, sms, countries, onType, onSms, onSendCode } = props;
  const t = useT();
  const [code, setCode] = useState(countries[0]?.code ?? fallbackCountry.code);
  const country = countries.find((one) => one.code === code) ?? countries[0] ?? fallbackCountry;
  const refused = useMemo(() => refusedFields(failure, names, t), [failure, t]);
  const schema = useMemo(() => smsSchema(country.dialCode), [country.dialCode]);
  const form = useCheckedForm({
    schema,
    onType: ({ mobile }) => onType({ mobile }),
    onSubmit: (values) => onSms(values, country),
    refused,
    refusedAttempt: failure?.attempt,
  });
  const { problems } = form;
  const labels = { mobile: t('field.mobileNumber'), code: t('auth.smsCode') };
  const errorOf = (name: SmsName) => {
    const problem = problems.get(name);
    if (problem === undefined) return undefined;
    if (typeof problem === 'object') return problem.says;
    return problem === 'required'
      ? t('validation.requiredField', { field: labels[name] })
      : t('validation.mobile');
  };
  return (
    <form className={css.form} {...form.form}>
      {refused.size === 0 && <LoginFailureAlert failure={failure} />}
      <FormProblems of={form} labels={labels} />
      <PhoneAndCode
        form={form}
        sms={sms}
        countries={countries}
        country={country}
        onCountryChange={setCode}
        mobile={props.mobile || sms.sent?.to.number}
        errorOf={errorOf}
        onSendCode={onSendCode}
        enterKeyHint="go"
      />
      <p className={css.note}>
        <Shield className={css.noteIcon} size={16} strokeWidth={1.75} aria-hidden="true" />
        <span>{t('sms.neverShare')}</span>
      </p>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={busy !== null && busy !== 'freePlay'}
      >
        {t('action.login')}
      </Button>
    </form>
  );
}
