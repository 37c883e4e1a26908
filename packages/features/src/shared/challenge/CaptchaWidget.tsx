import { CaptchaInput, type CaptchaInputProps } from './CaptchaInput.tsx';
import { useCaptcha } from './use-captcha.ts';

/** Props of `CaptchaWidget`; what is not named here goes to its `<input>`. */
export type CaptchaWidgetProps = Omit<CaptchaInputProps, 'captcha'>;

/**
 * A picture code that brings its picture (LGN-04), for a form of your own: it is sent as `captcha`,
 * and what the answer belongs to as `captchaId`.
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
