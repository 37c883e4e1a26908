import { Alert, Button } from '@parlour/ui';
import { useEffect, useRef } from 'react';
import { useT } from '../i18n/index.ts';
import { asksToRegister, type ForgotFailure, forgotText } from './model.ts';

interface ForgotFailureAlertProps {
  readonly failure: ForgotFailure;
  /** Missing where nobody may register. */
  readonly onRegister: (() => void) | undefined;
}

/** Why it did not work. Takes focus at each failure; names the way on where there is one. */
export function ForgotFailureAlert({ failure, onRegister }: ForgotFailureAlertProps) {
  const t = useT();
  const alert = useRef<HTMLDivElement>(null);
  const { attempt, during } = failure;
  useEffect(() => {
    if (attempt > 0) alert.current?.focus();
  }, [attempt]);
  return (
    <Alert
      ref={alert}
      key={attempt}
      role="alert"
      tabIndex={-1}
      tone="danger"
      title={t(during === 'sendCode' ? 'errorTitle.smsCode' : 'forgot.failed')}
      {...(onRegister &&
        asksToRegister(failure) && {
          action: (
            <Button size="sm" onClick={onRegister}>
              {t('action.register')}
            </Button>
          ),
        })}
    >
      {forgotText(failure, t)}
    </Alert>
  );
}
