import { defineStates } from '../../testing/states.ts';
import type { CodeFieldProps } from './CodeField.tsx';

export const codeFieldStates = defineStates<CodeFieldProps>()((say) => {
  const code = {
    label: say('auth.smsCode'),
    name: 'verificationCode',
    required: true,
    buttonLabel: say('action.sendCode'),
  };
  return {
    rest: { ...code },
    sendDisabled: { ...code, sendDisabled: true },
    sending: { ...code, busy: true },
    countdown: {
      ...code,
      countdownText: '00:47',
      hint: `${say('sample.codeSent')} ${say('sms.neverShare')}`,
    },
    sendAgain: { ...code, buttonLabel: say('action.resendCode'), hint: say('sms.neverShare') },
    invalid: {
      ...code,
      countdownText: '00:12',
      defaultValue: '48',
      error: say('validation.code'),
      hint: say('sms.neverShare'),
    },
    disabled: { ...code, disabled: true },
  };
});
