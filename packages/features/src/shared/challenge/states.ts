import { defineStates, type StateId } from '@parlour/ui/testing';
import { sampleCaptchaPicture } from '../../testing/captcha-picture.ts';
import type { CaptchaInputProps } from './CaptchaInput.tsx';
import type { SmsCodeInputProps } from './SmsCodeInput.tsx';

const nothing = () => undefined;

/** Every state of the picture code field (LGN-04). */
export const captchaStates = defineStates<CaptchaInputProps>()((say) => {
  const ready: CaptchaInputProps = {
    name: 'captcha',
    captcha: {
      id: 'c1',
      imageSrc: sampleCaptchaPicture,
      status: 'ready',
      refresh: nothing,
      refreshDisabled: false,
    },
  };
  const none = { ...ready.captcha, id: undefined, imageSrc: undefined };
  return {
    ready,
    gap: { ...ready, captcha: { ...ready.captcha, refreshDisabled: true } },
    loading: { ...ready, captcha: { ...none, status: 'loading', refreshDisabled: true } },
    failed: { ...ready, captcha: { ...none, status: 'failed' } },
    wrong: { ...ready, defaultValue: '7K', error: say('validation.captcha') },
    otherWay: {
      ...ready,
      alternative: { label: say('captcha.alternative'), onSelect: nothing },
    },
  };
});

/** Every state of the SMS code field (LGN-06). */
export const smsCodeStates = defineStates<SmsCodeInputProps>()((say) => {
  const rest: SmsCodeInputProps = {
    name: 'code',
    sms: { secondsLeft: 0, sent: null, sending: false },
    onSend: nothing,
  };
  const to = { countryDialingCode: '880', number: '1712345678' };
  const sent = { ...rest.sms, sent: { to, validMinutes: 3 } };
  return {
    rest,
    noNumber: { ...rest, sendDisabled: true },
    sending: { ...rest, sms: { ...rest.sms, sending: true } },
    counting: { ...rest, sms: { ...sent, secondsLeft: 174 } },
    sendAgain: { ...rest, sms: sent },
    limited: { ...rest, sms: { ...rest.sms, secondsLeft: 42 } },
    wrong: {
      ...rest,
      sms: { ...sent, secondsLeft: 12 },
      defaultValue: '48',
      error: say('validation.code'),
    },
  };
});

/** The states whose screenshots are compared. */
export const captchaFaces = ['ready', 'failed'] as const satisfies readonly StateId<
  typeof captchaStates
>[];

/** The states whose screenshots are compared. */
export const smsCodeFaces = ['rest', 'counting'] as const satisfies readonly StateId<
  typeof smsCodeStates
>[];
