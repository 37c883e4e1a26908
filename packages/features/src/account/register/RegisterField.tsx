import {
  type PhoneCountry,
  PhoneField,
  RuleChecklist,
  TextField,
  type TextFieldProps,
} from '@parlour/ui/forms';
import { type Control, useWatch } from 'react-hook-form';
import { CaptchaInput } from '../../shared/challenge/CaptchaInput.tsx';
import { SmsCodeInput } from '../../shared/challenge/SmsCodeInput.tsx';
import type { Captcha } from '../../shared/challenge/use-captcha.ts';
import type { SmsCountdown } from '../../shared/challenge/use-sms-countdown.ts';
import { DayField } from '../../shared/days/DayField.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { useT } from '../../shared/i18n/use-t.ts';
import { longestValue } from '../../shared/rules/limits.ts';
import { passwordRulesOf } from '../../shared/rules/password-rules.ts';
import { latestBirthday, type RegisterValues } from './check.ts';
import { knownField } from './fields.ts';
import { LengthCount } from './LengthCount.tsx';
import type { PlannedField } from './plan.ts';
import { hintOf, labelOf, passwordRules } from './texts.ts';
import type { RegisterFormState } from './use-register-form.ts';

/** Data that fields of the form may need. */
export interface FieldContext {
  readonly minAge: number;
  /** Today's date at the site, `yyyy-MM-dd`. */
  readonly today: string;
  readonly countries: readonly PhoneCountry[];
  /** ISO code of the chosen country. */
  readonly country: string;
  readonly onCountry: (code: string) => void;
  readonly captcha: Captcha;
  readonly sms: Pick<SmsCountdown, 'secondsLeft' | 'sent' | 'sending'>;
  readonly onSendCode: () => void;
  /** Invitation code of the visitor's link, once the server has confirmed it. */
  readonly confirmedCode: string | null;
  /** The most that a Zalo number brings, formatted. Default: nothing is promised. */
  readonly zaloBonus?: string | undefined;
}

export interface RegisterFieldProps extends FieldContext {
  readonly field: PlannedField;
  readonly error: string | undefined;
  readonly control: Control<RegisterValues>;
  /** Props that connect the control to the form. */
  readonly bound: ReturnType<RegisterFormState['field']>;
}

/** One field as its rule describes it: label, required mark, keyboard, autofill, hint, error (REG-02). */
export function RegisterField(props: RegisterFieldProps) {
  const { field, error, control, minAge, today } = props;
  const t = useT();
  const { rule, kind } = field;
  const { autoComplete = 'off', inputMode, code } = knownField(rule.known);
  const bound = { ...props.bound, error };
  const common = {
    ...bound,
    label: labelOf(field, t),
    required: rule.required,
    optionalLabel: t('hint.optional'),
    hint: hintOf(field, t, minAge, props.zaloBonus),
  };
  switch (kind) {
    case 'password':
      return <Password {...props} common={common} />;
    case 'phone':
      return (
        <PhoneField
          {...common}
          countries={props.countries}
          country={props.country}
          onCountryChange={props.onCountry}
          pickerLabel={t('a11y.countryPicker')}
        />
      );
    case 'date':
      return (
        <DayField {...common} autoComplete={autoComplete} max={latestBirthday(today, minAge)} />
      );
    case 'captcha':
      return <CaptchaInput {...bound} captcha={props.captcha} />;
    case 'sms':
      return <SmsCodeInput {...bound} sms={props.sms} onSend={props.onSendCode} />;
    default: {
      const byPattern = rule.patternKey === 'digits' ? 'numeric' : undefined;
      const mode = inputMode ?? (rule.patternKey === 'email' ? 'email' : byPattern);
      const confirmed = rule.known === 'referralCode' && props.confirmedCode !== null;
      return (
        <TextField
          {...common}
          type={kind === 'email' ? 'email' : 'text'}
          autoComplete={autoComplete}
          {...(mode && { inputMode: mode })}
          {...(code && { code, autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false })}
          {...(rule.max < longestValue && {
            endSlot: <LengthCount control={control} name={field.key} max={rule.max} />,
          })}
          {...(confirmed && {
            endSlot: undefined,
            readOnly: true,
            valid: true,
            validMessage: t('register.codeFromLink'),
            hint: undefined,
          })}
        />
      );
    }
  }
}

interface PasswordProps extends RegisterFieldProps {
  readonly common: Omit<TextFieldProps, 'type' | 'autoComplete' | 'maxLength'>;
}

/** A new password. The first of the two fields shows a checklist of its rules. */
function Password({ bound, field, control, common }: PasswordProps) {
  const t = useT();
  const typed = useWatch({ control, name: field.key });
  const rules =
    field.rule.known === 'confirmPassword'
      ? []
      : passwordRules(field, typeof typed === 'string' ? typed : '', t);
  const listId = `${bound.id}-rules`;
  const forManagers = field.rule.known === 'password' ? passwordRulesOf(field.rule) : null;
  return (
    <PasswordInput
      {...common}
      {...(forManagers !== null && { passwordrules: forManagers })}
      autoComplete={field.rule.known === 'paymentPassword' ? 'off' : 'new-password'}
      {...(rules.length > 0 && { describedBy: listId })}
    >
      {rules.length > 0 && <RuleChecklist id={listId} rules={rules} />}
    </PasswordInput>
  );
}
