import { Button } from '@parlour/ui';
import { PhoneField } from '@parlour/ui/forms';
import { Shield } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SmsCodeInput } from '../challenge/index.ts';
import { useT } from '../i18n/index.ts';
import { resolverOf } from '../rules/index.ts';
import { LoginFailureAlert } from './LoginFailureAlert.tsx';
import * as css from './LoginView.css.ts';
import type { LoginViewProps } from './LoginView.tsx';
import { fallbackCountry, type SmsValues, smsProblems } from './model.ts';

type SmsFormProps = Pick<
  LoginViewProps,
  'failure' | 'busy' | 'sms' | 'countries' | 'onSms' | 'onSendCode'
>;

/** A phone number and the code sent to it (LGN-06). */
export function SmsForm({ failure, busy, sms, countries, onSms, onSendCode }: SmsFormProps) {
  const t = useT();
  const [code, setCode] = useState(countries[0]?.code ?? fallbackCountry.code);
  const country = countries.find((one) => one.code === code) ?? countries[0] ?? fallbackCountry;
  const { register, handleSubmit, getValues, trigger, formState } = useForm<SmsValues>({
    defaultValues: { mobile: sms.sent?.to.number ?? '', code: '' },
    resolver: resolverOf(smsProblems),
  });
  const labels = { mobile: t('field.mobileNumber'), code: t('auth.smsCode') };
  const { mobile, code: codeProblem } = formState.errors;
  const required = (field: string) => t('validation.requiredField', { field });

  const send = async () => {
    if (await trigger('mobile', { shouldFocus: true })) onSendCode(getValues('mobile'), country);
  };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={handleSubmit((values) => onSms(values, country))}
    >
      <LoginFailureAlert failure={failure} />
      <PhoneField
        label={labels.mobile}
        required
        countries={countries}
        country={country.code}
        onCountryChange={setCode}
        pickerLabel={t('a11y.countryPicker')}
        hint={t('login.mobileHint')}
        error={
          mobile && (mobile.type === 'required' ? required(labels.mobile) : t('validation.mobile'))
        }
        {...register('mobile')}
      />
      <SmsCodeInput
        sms={sms}
        onSend={() => void send()}
        error={codeProblem && required(labels.code)}
        {...register('code')}
      />
      <p className={css.note}>
        <Shield className={css.noteIcon} size={16} strokeWidth={1.75} aria-hidden="true" />
        <span>{t('sms.neverShare')}</span>
      </p>
      <Button type="submit" variant="primary" size="lg" block busy={busy === 'login'}>
        {t('action.login')}
      </Button>
    </form>
  );
}
