import { Alert, Button } from '@parlour/ui';
import { useEffect, useRef } from 'react';
import { useT } from '../i18n/index.ts';
import { failureText, isRetryable, type LoginFailure } from './model.ts';

/** Why the login did not work. Takes focus at each failure; offers the same attempt again where that may help. */
export function LoginFailureAlert({ failure }: { readonly failure: LoginFailure | null }) {
  const t = useT();
  const alert = useRef<HTMLDivElement>(null);
  const attempt = failure?.attempt;
  useEffect(() => {
    if (attempt !== undefined) alert.current?.focus();
  }, [attempt]);
  if (!failure) return null;
  return (
    <Alert
      ref={alert}
      key={failure.attempt}
      role="alert"
      tabIndex={-1}
      tone="danger"
      title={t(failure.during === 'login' ? 'errorTitle.login' : 'errorTitle.smsCode')}
      {...(isRetryable(failure) && {
        action: (
          <Button type="submit" size="sm">
            {t('action.retry')}
          </Button>
        ),
      })}
    >
      {failureText(failure, t)}
    </Alert>
  );
}
