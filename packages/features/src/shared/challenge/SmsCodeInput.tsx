import { CodeField, type CodeFieldProps } from '@parlour/ui/forms';
import { useT } from '../i18n/use-t.ts';
import { maskedMobile } from './mask.ts';
import type { SmsCountdown } from './use-sms-countdown.ts';

/** The SMS code field with its texts; other props go to its `<input>`. */
export interface SmsCodeInputProps
  extends Omit<CodeFieldProps, 'label' | 'buttonLabel' | 'countdownText' | 'busy' | 'hint'> {
  readonly sms: Pick<SmsCountdown, 'secondsLeft' | 'sent' | 'sending'>;
}

/** The field for an SMS code, with its button and its countdown (LGN-06). */
export function SmsCodeInput({ sms, ...input }: SmsCodeInputProps) {
  const t = useT();
  const { secondsLeft, sent, sending } = sms;
  return (
    <CodeField
      required
      label={t('auth.smsCode')}
      buttonLabel={t(sent ? 'action.resendCode' : 'action.sendCode')}
      busy={sending}
      countdownText={secondsLeft > 0 ? t('sms.secondsLeft', { seconds: secondsLeft }) : undefined}
      hint={
        sent &&
        `${t('sms.sent', { mobile: maskedMobile(sent.to) })} ${t('sms.validFor', { count: sent.validMinutes })}`
      }
      {...input}
    />
  );
}
