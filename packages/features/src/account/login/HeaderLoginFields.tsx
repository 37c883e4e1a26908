import { TextField } from '@parlour/ui/forms';
import type { ReactNode } from 'react';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './HeaderLoginForm.css.ts';

/** The two fields of the login in the header. They load only on desktops: phones show a button instead. */
export default function HeaderLoginFields(): ReactNode {
  const t = useT();
  return (
    <>
      <TextField
        className={css.field}
        compact
        labelHidden
        label={t('auth.username')}
        placeholder={t('auth.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput
        className={css.field}
        compact
        labelHidden
        label={t('auth.password')}
        placeholder={t('auth.password')}
        name="password"
      />
    </>
  );
}
