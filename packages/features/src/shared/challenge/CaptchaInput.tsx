import { CaptchaField, type CaptchaFieldProps } from '@parlour/ui/forms';
import { useT } from '../i18n/use-t.ts';
import type { Captcha } from './use-captcha.ts';

/** The picture code field with its texts; other props go to its `<input>`. */
export interface CaptchaInputProps
  extends Omit<CaptchaFieldProps, 'label' | 'imageSrc' | 'onRefresh' | 'refreshLabel'> {
  readonly captcha: Captcha;
}

/** A picture code (LGN-04). Render it only while `captcha.status` is not `off`. */
export function CaptchaInput({ captcha, error, ...input }: CaptchaInputProps) {
  const t = useT();
  const failed = t('captcha.failed');
  return (
    <CaptchaField
      required
      label={t('auth.captcha')}
      imageSrc={captcha.imageSrc}
      imageAlt={t('captcha.alt')}
      onRefresh={captcha.refresh}
      refreshLabel={t('captcha.refresh')}
      refreshDisabled={captcha.refreshDisabled}
      failedText={failed}
      error={error ?? (captcha.status === 'failed' ? failed : undefined)}
      {...input}
    />
  );
}
