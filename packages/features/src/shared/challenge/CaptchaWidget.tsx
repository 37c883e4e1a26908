import { CaptchaInput, type CaptchaInputProps } from './CaptchaInput.tsx';
import { useCaptcha } from './use-captcha.ts';

/** Props of `CaptchaWidget`; all other props go to its `<input>`. */
export type CaptchaWidgetProps = Omit<CaptchaInputProps, 'captcha'>;

/**
 * A picture code field that loads its own picture (LGN-04), for your own form. The form sends the code as `captcha` and
 * the id of the picture as `captchaId`.
 */
export function CaptchaWidget(input: CaptchaWidgetProps) {
  const captcha = useCaptcha(true);
  return (
    <>
      <CaptchaInput name="captcha" {...input} captcha={captcha} />
      <input type="hidden" name="captchaId" value={captcha.id ?? ''} />
    </>
  );
}
