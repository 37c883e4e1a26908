import { Button } from '@parlour/ui';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { useT } from '../../shared/i18n/use-t.ts';
import { asksToRegister, type ForgotFailure, forgotText } from './forgot-password-model.ts';

interface ForgotFailureAlertProps {
  readonly failure: ForgotFailure;
  /** Undefined if registration is closed. */
  readonly onRegister: (() => void) | undefined;
}

/** Shows why the attempt failed. Takes the focus at each failure, and offers the next step if there is one. */
export function ForgotFailureAlert({ failure, onRegister }: ForgotFailureAlertProps) {
  const t = useT();
  return (
    <FailureAlert
      key={failure.attempt}
      title={t('forgot.failed')}
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
