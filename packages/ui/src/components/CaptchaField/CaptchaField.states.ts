import { defineStates } from '../../testing/states.ts';
import { sampleCaptcha } from './CaptchaField.sample.ts';
import type { CaptchaFieldProps } from './CaptchaField.tsx';

export const captchaFieldStates = defineStates<CaptchaFieldProps>()((say) => {
  const captcha = {
    label: say('auth.captcha'),
    name: 'captcha',
    required: true,
    imageSrc: sampleCaptcha,
    imageAlt: say('captcha.alt'),
    refreshLabel: say('captcha.refresh'),
    failedText: say('captcha.failed'),
  };
  const alternative = { label: say('captcha.alternative'), onSelect: () => {} };
  return {
    rest: { ...captcha },
    alternative: { ...captcha, alternative },
    loading: { ...captcha, imageSrc: undefined },
    refreshDisabled: { ...captcha, refreshDisabled: true },
    failed: { ...captcha, imageSrc: 'data:image/png;base64,AAAA', alternative },
    invalid: {
      ...captcha,
      alternative,
      defaultValue: '7K',
      error: say('validation.captcha'),
    },
    disabled: { ...captcha, disabled: true },
  };
});
