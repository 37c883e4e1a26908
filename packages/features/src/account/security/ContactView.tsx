import { Text } from '@parlour/ui';
import { CodeField, type PhoneCountry, PhoneField, TextField } from '@parlour/ui/forms';
import { useMemo, useState } from 'react';
import { challengeMessage } from '../../shared/challenge/challenge-error.ts';
import { fallbackCountry } from '../../shared/challenge/phone-number.ts';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import type { Failure } from '../../shared/form/use-attempt.ts';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useRefusals } from '../../shared/form/use-refusals.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import {
  type Channel,
  type ContactDraft,
  type ContactName,
  contactNames,
  contactSchema,
} from './contact.ts';
import { FormWindow } from './FormWindow.tsx';

export interface ContactViewProps {
  readonly channel: Channel;
  /** The current number or address, masked by the backend; `null` for none. */
  readonly current: string | null;
  readonly countries: readonly PhoneCountry[];
  /** The sent code: its validity, and when another one may be requested. */
  readonly code: {
    readonly secondsLeft: number;
    /** `null` before a code was sent. */
    readonly validMinutes: number | null;
    readonly sending: boolean;
  };
  readonly failure: Failure | null;
  readonly busy: boolean;
  /** Text typed before the session expired. Default: none. */
  readonly draft?: ContactDraft;
  /** Called on every change with the values that may be kept; never the code. */
  readonly onDraft?: (typed: ContactDraft) => void;
  /** `dialCode` is only used for a mobile number. */
  readonly onSendCode: (contact: string, dialCode: string) => void;
  readonly onSave: (contact: string, dialCode: string, code: string) => void;
  readonly onClose: () => void;
}

const places: ReadonlyMap<string, ContactName> = new Map([
  ['SMS_CODE_WRONG', 'code'],
  ['SMS_CODE_EXPIRED', 'code'],
  ['PHONE_INVALID', 'contact'],
]);
const texts = {
  mobile: {
    title: 'field.mobileNumber',
    why: 'security.mobileWhy',
    anew: 'security.newMobile',
  },
  email: { title: 'field.email', why: 'security.emailWhy', anew: 'security.newEmail' },
} as const;

/** Names of the fields in the API contract, by channel. */
const namesOf = {
  email: { contact: 'email', code: 'verificationCode' },
  mobile: { contact: 'mobileNum', code: 'verificationCode' },
} as const;

/** A mobile number or an e-mail address, confirmed by a code sent to it (MEM-01). */
export function ContactView(props: ContactViewProps) {
  const { channel, current, countries, code, failure, busy, onSendCode, onSave, onClose } = props;
  const [begun] = useState(props.draft);
  const t = useT();
  const [country, setCountry] = useState(
    begun?.country || (countries[0]?.code ?? fallbackCountry.code),
  );
  const { dialCode } =
    countries.find((one) => one.code === country) ?? countries[0] ?? fallbackCountry;
  const wireNames = namesOf[channel];
  const refused = useRefusals<ContactName>(failure?.error, contactNames, {
    wireNames,
    places,
    say: challengeMessage,
  });
  const schema = useMemo(() => contactSchema(channel, dialCode), [channel, dialCode]);
  const form = useCheckedForm({
    schema,
    onType: ({ contact }) => props.onDraft?.({ contact, country }),
    onSubmit: (values) => onSave(values.contact, dialCode, values.code),
    refused,
    refusedAttempt: failure?.attempt,
  });
  const { title, why, anew } = texts[channel];
  const labels = { contact: t(title), code: t('auth.verificationCode') };
  const errorOf = (name: ContactName): string | undefined => {
    const problem = form.problems.get(name);
    if (problem === undefined) return undefined;
    if (typeof problem === 'object') return problem.says;
    if (problem === 'required') return t('validation.requiredField', { field: labels[name] });
    return t(problem === 'email' ? 'validation.email' : 'validation.mobile');
  };
  const box = {
    ...form.field('contact'),
    label: current === null ? labels.contact : t(anew),
    required: true,
    defaultValue: begun?.contact,
    error: errorOf('contact'),
  };
  const { secondsLeft, validMinutes, sending } = code;
  return (
    <FormWindow
      title={t(title)}
      form={form.form}
      action={t('action.verify')}
      {...{ busy, onClose }}
    >
      <Text tone="secondary">
        {current === null ? t(why) : t('security.contactNow', { contact: current })}
      </Text>
      {failure && refused.size === 0 && (
        <FailureAlert key={failure.attempt} text={challengeMessage(failure.error, t)} />
      )}
      <FormProblems of={form} labels={labels} />
      {channel === 'mobile' ? (
        <PhoneField
          {...box}
          countries={countries}
          country={country}
          onCountryChange={(next) => {
            setCountry(next);
            props.onDraft?.({ contact: form.values().contact, country: next });
          }}
          pickerLabel={t('a11y.countryPicker')}
          autoComplete="tel-national"
          inputMode="tel"
        />
      ) : (
        <TextField {...box} type="email" inputMode="email" autoComplete="email" />
      )}
      <CodeField
        {...form.field('code')}
        label={labels.code}
        required
        buttonLabel={t(validMinutes === null ? 'action.sendCode' : 'action.resendCode')}
        busy={sending}
        countdownText={secondsLeft > 0 ? t('sms.secondsLeft', { seconds: secondsLeft }) : undefined}
        hint={
          validMinutes === null
            ? undefined
            : `${t('sms.validFor', { count: validMinutes })} ${t('sms.neverShare')}`
        }
        error={errorOf('code')}
        onSend={() => {
          if (form.isRight('contact')) onSendCode(form.values().contact, dialCode);
        }}
      />
    </FormWindow>
  );
}
