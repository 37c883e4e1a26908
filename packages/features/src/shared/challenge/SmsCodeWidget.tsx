import { useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { challengeMessage } from './challenge-error.ts';
import { SmsCodeInput, type SmsCodeInputProps } from './SmsCodeInput.tsx';
import type { SmsPurpose, SmsTarget } from './sms-sender.ts';
import { useSmsCountdown } from './use-sms-countdown.ts';

/** Props of `SmsCodeWidget`; all other props go to its `<input>`. */
export interface SmsCodeWidgetProps extends Omit<SmsCodeInputProps, 'sms' | 'onSend'> {
  /** What the code is for. Each purpose has its own countdown. */
  readonly purpose: SmsPurpose;
  /** The number that gets the code. `null` disables the button. */
  readonly to: SmsTarget | null;
}

/** An SMS code field that requests its code and counts down (LGN-06), for your own form. */
export function SmsCodeWidget({ purpose, to, error, ...input }: SmsCodeWidgetProps) {
  const t = useT();
  const sms = useSmsCountdown(purpose);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const send = async () => {
    if (!to) return;
    try {
      await sms.send(to, () => setFailure(null));
    } catch (cause) {
      setFailure({ error: cause });
    }
  };
  return (
    <SmsCodeInput
      name="code"
      {...input}
      sms={sms}
      sendDisabled={to === null}
      error={error ?? (failure ? challengeMessage(failure.error, t) : undefined)}
      onSend={() => void send()}
    />
  );
}
