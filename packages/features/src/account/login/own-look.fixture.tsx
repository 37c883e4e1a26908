import { useLogin } from '@parlour/features/account/login';
import {
  failureText,
  type UsernameName,
  usernameSchema,
} from '@parlour/features/account/login/form';
import { CaptchaInput } from '@parlour/features/challenge';
import { useT } from '@parlour/features/i18n';
import { useMember } from '@parlour/features/runtime';
import { Alert, Button, Grid, Heading, Stack, Surface, Text } from '@parlour/ui';
import { FormStatus, PasswordField, TextField } from '@parlour/ui/forms';
import { type FormEvent, useRef, useState } from 'react';

/** A login in the page instead of a window: one row, by user name only. */
export function OwnLogin() {
  const t = useT();
  const member = useMember();
  const login = useLogin({});
  const { captcha, failure, busy } = login;
  const place = useRef<HTMLDivElement>(null);
  const [empty, setEmpty] = useState<readonly UsernameName[]>([]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: UsernameName) => String(typed.get(name) ?? '');
    const values = {
      username: text('username'),
      password: text('password'),
      captcha: text('captcha'),
    };
    const problems = usernameSchema(captcha.status !== 'off').check(values);
    setEmpty([...problems.keys()]);
    if (problems.size === 0) login.onUsername({ ...values, remember: false }, place.current);
  };
  const errorOf = (name: UsernameName, field: string) =>
    empty.includes(name) ? t('validation.requiredField', { field }) : undefined;

  const working = busy === null ? '' : t('loading.loggingIn');
  const wrong = empty.length > 0 ? t('validation.summary', { count: empty.length }) : '';

  if (member) return <Text bold>{member.nickname}</Text>;
  return (
    <Surface as="section" tone="sunken">
      <FormStatus message={working || wrong}>
        <form noValidate onSubmit={submit}>
          <Stack>
            <Heading level={1}>{t('auth.login')}</Heading>
            {failure && (
              <Alert key={failure.attempt} tone="danger" role="alert">
                {failureText(failure, t)}
              </Alert>
            )}
            <Grid>
              <TextField
                name="username"
                label={t('auth.username')}
                autoComplete="username"
                required
                error={errorOf('username', t('auth.username'))}
              />
              <PasswordField
                name="password"
                label={t('auth.password')}
                showLabel={t('auth.showPassword')}
                hideLabel={t('auth.hidePassword')}
                capsLockLabel={t('auth.capsLockOn')}
                required
                error={errorOf('password', t('auth.password'))}
              />
              {captcha.status !== 'off' && (
                <CaptchaInput
                  name="captcha"
                  captcha={captcha}
                  error={errorOf('captcha', t('auth.captcha'))}
                />
              )}
            </Grid>
            <div ref={place} />
            <Button type="submit" variant="primary" busy={busy !== null}>
              {t('action.login')}
            </Button>
          </Stack>
        </form>
      </FormStatus>
    </Surface>
  );
}
