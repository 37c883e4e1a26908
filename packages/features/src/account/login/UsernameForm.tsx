import { Button } from '@parlour/ui';
import { Checkbox, TextField } from '@parlour/ui/forms';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { CaptchaInput } from '../../shared/challenge/CaptchaInput.tsx';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { LoginFailureAlert } from './LoginFailureAlert.tsx';
import * as css from './LoginView.css.ts';
import type { LoginViewProps } from './LoginView.props.ts';
import { usernameSchema } from './login-fields.ts';
import { refusedFields, type UsernameName } from './login-model.ts';

type UsernameFormProps = Pick<
  LoginViewProps,
  | 'username'
  | 'remembered'
  | 'canRemember'
  | 'failure'
  | 'busy'
  | 'captcha'
  | 'onType'
  | 'onUsername'
  | 'onForgot'
  | 'onOtherWay'
>;

/** Hours the name is remembered (LGN-07). */
const rememberHours = 24;

const names = ['username', 'password', 'captcha'] as const;

/** User name, password and, once a failure requires it, a picture code. */
export function UsernameForm({
  username,
  remembered,
  canRemember = true,
  failure,
  busy,
  captcha,
  onType,
  onUsername,
  onForgot,
  onOtherWay,
}: UsernameFormProps) {
  const t = useT();
  const captchaShown = captcha.status !== 'off';
  const remember = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const refused = useMemo(() => refusedFields(failure, names, t), [failure, t]);
  const form = useCheckedForm({
    schema: usernameSchema(captchaShown),
    onType: ({ username }) => onType({ username }),
    onSubmit: (values) =>
      onUsername({ ...values, remember: remember.current?.checked === true }, place.current),
    refused,
    refusedAttempt: failure?.attempt,
  });
  const { field, problems, write, values } = form;
  const latest = useRef(write);
  latest.current = write;
  const attempt = failure?.attempt;
  // The code belongs to the picture that the failed attempt used up, so it is emptied; the other fields stay. Runs
  // before the error is shown, so that the emptied field does not count as a correction.
  useLayoutEffect(() => {
    if (attempt !== undefined) latest.current({ captcha: '' });
  }, [attempt]);

  const labels = {
    username: t('auth.username'),
    password: t('auth.password'),
    captcha: t('auth.captcha'),
  };
  const errorOf = (name: UsernameName) => {
    const problem = problems.get(name);
    if (problem === undefined) return undefined;
    return typeof problem === 'object'
      ? problem.says
      : t('validation.requiredField', { field: labels[name] });
  };
  return (
    <form className={css.form} {...form.form}>
      {refused.size === 0 && <LoginFailureAlert failure={failure} />}
      <FormProblems of={form} labels={labels} />
      <TextField
        {...field('username')}
        label={labels.username}
        required
        defaultValue={username}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        enterKeyHint="next"
        error={errorOf('username')}
      />
      <PasswordInput
        {...field('password')}
        label={labels.password}
        required
        enterKeyHint="go"
        error={errorOf('password')}
      />
      {captchaShown && (
        <CaptchaInput
          {...field('captcha')}
          captcha={captcha}
          error={errorOf('captcha')}
          {...(onOtherWay && {
            alternative: { label: t('captcha.alternative'), onSelect: onOtherWay },
          })}
        />
      )}
      <div ref={place} className={css.challenge} data-part="bot-challenge" />
      <div className={css.tick}>
        {canRemember && (
          <Checkbox
            ref={remember}
            name="remember"
            defaultChecked={remembered}
            label={t('auth.rememberMe')}
            hint={t('login.rememberHint', { count: rememberHours })}
          />
        )}
        <Button
          className={css.forgot}
          variant="ghost"
          onClick={() => onForgot({ username: values().username.trim() })}
        >
          {t('auth.forgotPassword')}
        </Button>
      </div>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={busy !== null && busy !== 'freePlay'}
      >
        {t('action.login')}
      </Button>
    </form>
  );
}
