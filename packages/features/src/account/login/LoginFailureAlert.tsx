import { Button } from '@parlour/ui';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { useT } from '../../shared/i18n/use-t.ts';
import { failureText, isRetryable, type LoginFailure } from './login-model.ts';

/** Shows why the login failed. Takes the focus at each failure, and offers a retry if that may help. */
export function LoginFailureAlert({ failure }: { readonly failure: LoginFailure | null }) {
  const t = useT();
  if (!failure) return null;
  return (
    <FailureAlert
      key={failure.attempt}
      title={t('errorTitle.login')}
      text={failureText(failure, t)}
      {...(isRetryable(failure) && {
        action: (
          <Button type="submit" size="sm">
            {t('action.retry')}
          </Button>
        ),
      })}
    />
  );
}
