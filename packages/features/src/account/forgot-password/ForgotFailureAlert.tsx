import { Button } from '@parlour/ui';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { useT } from '../../shared/i18n/use-t.ts';
import { asksToRegister, type ForgotFailure, forgotText } from './forgot-password-model.ts';

interface ForgotFailureAlertProps {
  readonly failure: ForgotFailure;
  /** Missing where registration is closed. */
  readonly onRegister: (() => void) | undefined;
}

/** Why it did not work. Takes focus at each failure; names the next step where there is one. */
export function ForgotFailureAlert({ failure, onRegister }: ForgotFailureAlertProps) {
  const t = useT();
  const { attempt, during } = failure;
  return (
    <FailureAlert
      key={attempt}
      title={t(during === 'sendCode' ? 'errorTitle.smsCode' : 'forgot.failed')}
      text={forgotText(failure, t)}
      {...(onRegister &&
        asksToRegister(failure) && {
          action: (
            <Button size="sm" onClick={onRegister}>
              {t('action.register')}
            </Button>
          ),
        })}
    />
  );
}
