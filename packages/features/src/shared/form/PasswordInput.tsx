import { PasswordField, type PasswordFieldProps } from '@parlour/ui/forms';
import { useT } from '../i18n/use-t.ts';

export type PasswordInputProps = Omit<
  PasswordFieldProps,
  'showLabel' | 'hideLabel' | 'capsLockLabel'
>;

/** A password field with the texts of the site for showing the password and for Caps Lock. */
export function PasswordInput(props: PasswordInputProps) {
  const t = useT();
  return (
    <PasswordField
      {...props}
      showLabel={t('auth.showPassword')}
      hideLabel={t('auth.hidePassword')}
      capsLockLabel={t('auth.capsLockOn')}
    />
  );
}
