import { type PhoneCountry, PhoneField } from '@parlour/ui/forms';
import type { BoundField } from '../form/use-checked-form.ts';
import { useT } from '../i18n/use-t.ts';
import { SmsCodeInput, type SmsCodeInputProps } from './SmsCodeInput.tsx';

/** The fields of a phone number and of the code sent to it. */
type Name = 'mobile' | 'code';

export interface PhoneAndCodeProps {
  /** The form that has a field `mobile` and a field `code`. */
  readonly form: {
    readonly field: (name: Name) => BoundField;
    readonly isRight: (name: Name) => boolean;
    readonly values: () => { readonly mobile: string };
  };
  readonly sms: SmsCodeInputProps['sms'];
  readonly countries: readonly PhoneCountry[];
  readonly country: PhoneCountry;
  readonly onCountryChange: (code: string) => void;
  /** The number the field starts with. */
  readonly mobile: string | undefined;
  readonly errorOf: (name: Name) => string | undefined;
  /** Called with the typed number when it is right. */
  readonly onSendCode: (mobile: string, country: PhoneCountry) => void;
  /** Label of the Enter key in the last field: the code is followed by another field, or it is the last one. */
  readonly enterKeyHint: 'next' | 'go';
}

/** A phone number, and the code that is sent to it (LGN-06, LGN-08). */
export function PhoneAndCode(props: PhoneAndCodeProps) {
  const { form, sms, countries, country, errorOf, onSendCode } = props;
  const t = useT();
  return (
    <>
      <PhoneField
        {...form.field('mobile')}
        label={t('field.mobileNumber')}
        required
        defaultValue={props.mobile}
        countries={countries}
        country={country.code}
        onCountryChange={props.onCountryChange}
        pickerLabel={t('a11y.countryPicker')}
        hint={t('login.mobileHint')}
        enterKeyHint="next"
        error={errorOf('mobile')}
      />
      <SmsCodeInput
        {...form.field('code')}
        sms={sms}
        onSend={() => {
          if (form.isRight('mobile')) onSendCode(form.values().mobile, country);
        }}
        enterKeyHint={props.enterKeyHint}
        error={errorOf('code')}
      />
    </>
  );
}
