import { Button } from '@parlour/ui';
import { Checkbox, PasswordField, TextField } from '@parlour/ui/forms';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { CaptchaInput } from '../challenge/index.ts';
import { useT } from '../i18n/index.ts';
import { resolverOf } from '../rules/index.ts';
import { LoginFailureAlert } from './LoginFailureAlert.tsx';
import * as css from './LoginView.css.ts';
import type { LoginViewProps } from './LoginView.tsx';
import { type UsernameValues, usernameProblems } from './model.ts';

type UsernameFormProps = Pick<
  LoginViewProps,
  'username' | 'remembered' | 'failure' | 'busy' | 'captcha' | 'onUsername'
>;

/** Hours the name is remembered (LGN-07). */
const rememberHours = 24;

/** User name, password and, once a failure asks for it, a picture code. */
export function UsernameForm({
  username,
  remembered,
  failure,
  busy,
  captcha,
  onUsername,
}: UsernameFormProps) {
  const t = useT();
  const captchaShown = captcha.status !== 'off';
  const { register, handleSubmit, resetField, formState } = useForm<UsernameValues>({
    defaultValues: { username, password: '', captcha: '', remember: remembered },
    resolver: resolverOf((values) => usernameProblems(values, captchaShown)),
  });
  const attempt = failure?.attempt;
  // The code belongs to the picture that the failed attempt used up; what else was typed stays.
  useEffect(() => {
    if (attempt !== undefined) resetField('captcha');
  }, [attempt, resetField]);

  const missing = (name: 'username' | 'password' | 'captcha', label: string) =>
    formState.errors[name] && t('validation.requiredField', { field: label });
  const labels = {
    username: t('auth.username'),
    password: t('auth.password'),
    captcha: t('auth.captcha'),
  };
  return (
    <form className={css.form} noValidate onSubmit={handleSubmit(onUsername)}>
      <LoginFailureAlert failure={failure} />
      <TextField
        label={labels.username}
        required
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        error={missing('username', labels.username)}
        {...register('username')}
      />
      <PasswordField
        label={labels.password}
        required
        showLabel={t('auth.showPassword')}
        hideLabel={t('auth.hidePassword')}
        capsLockLabel={t('auth.capsLockOn')}
        error={missing('password', labels.password)}
        {...register('password')}
      />
      {captchaShown && (
        <CaptchaInput
          captcha={captcha}
          error={missing('captcha', labels.captcha)}
          {...register('captcha')}
        />
      )}
      <div className={css.tick}>
        <Checkbox
          label={t('auth.rememberMe')}
          hint={t('login.rememberHint', { count: rememberHours })}
          {...register('remember')}
        />
      </div>
      <Button type="submit" variant="primary" size="lg" block busy={busy === 'login'}>
        {t('action.login')}
      </Button>
    </form>
  );
}
