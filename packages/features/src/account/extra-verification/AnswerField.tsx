import { CodeField, TextField } from '@parlour/ui/forms';
import type { ComponentProps } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import type { VerifyMethod } from '../../shared/session/types.ts';
import type { ExtraVerificationViewProps } from './ExtraVerificationView.props.ts';
import { channelOf } from './extra-verification-model.ts';

/** Props of the `<input>`, and the verification method. */
interface AnswerFieldProps
  extends Pick<ComponentProps<'input'>, 'id' | 'name' | 'ref' | 'onChange' | 'onBlur'>,
    Pick<ExtraVerificationViewProps, 'code' | 'onSend'> {
  readonly method: VerifyMethod;
  /** Whether the field was left empty. */
  readonly invalid: boolean;
}

/** The field for the chosen method: a code that is sent, a code from an app, or a name. */
export function AnswerField({ method, code, invalid, onSend, ...input }: AnswerFieldProps) {
  const t = useT();
  const label = {
    mobile: t('auth.verificationCode'),
    code: t('auth.verificationCode'),
    email: t('auth.verificationCode'),
    google: t('auth.googleCode'),
    bankName: t('verify.byBankName'),
  }[method];
  const field = {
    ...input,
    label,
    required: true,
    error: invalid ? t('validation.requiredField', { field: label }) : undefined,
  };
  if (channelOf(method)) {
    const { secondsLeft, validMinutes, sending } = code;
    return (
      <CodeField
        {...field}
        buttonLabel={t(validMinutes === null ? 'action.sendCode' : 'action.resendCode')}
        onSend={onSend}
        busy={sending}
        countdownText={secondsLeft > 0 ? t('sms.secondsLeft', { seconds: secondsLeft }) : undefined}
        hint={
          validMinutes === null
            ? undefined
            : `${t('verify.codeSent')} ${t('sms.validFor', { count: validMinutes })}`
        }
      />
    );
  }
  return method === 'google' ? (
    <TextField {...field} code inputMode="numeric" autoComplete="one-time-code" />
  ) : (
    <TextField {...field} autoComplete="name" />
  );
}
