import { isApiError, isUnsettled } from '@parlour/api-client';
import { Alert, Button } from '@parlour/ui';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { preventDoubleSubmit } from '../../shared/money/presses.ts';
import type { FailedFeedback, FeedbackViewProps } from './FeedbackView.props.ts';

type AccountProps = Pick<FeedbackViewProps, 'visitor' | 'onLogin' | 'onOpenAccount'>;

/** Says what needs an account: pictures, and answers that can be read here. */
export function Account({ visitor, onLogin, onOpenAccount }: AccountProps) {
  const t = useT();
  if (visitor === 'trial') {
    return (
      <Alert action={<Button onClick={onOpenAccount}>{t('action.openAccount')}</Button>}>
        {t('feedback.trial')}
      </Alert>
    );
  }
  if (visitor !== 'guest') return null;
  return (
    <Alert action={<Button onClick={onLogin}>{t('action.login')}</Button>}>
      {t('feedback.guest')}
    </Alert>
  );
}

interface FailureProps extends Pick<FeedbackViewProps, 'busy' | 'onLogin'> {
  readonly failed: FailedFeedback;
}

/**
 * Says why it failed, or that the outcome is unknown: then the same feedback can be sent again and counts once
 * (WAL-07). It is never sent again automatically, because without a login it would be a visitor's feedback.
 */
export function Failure({ failed: { error }, busy, onLogin }: FailureProps) {
  const t = useT();
  if (isUnsettled(error)) {
    return (
      <FailureAlert
        title={errorMessage(error, t)}
        text={t('feedback.unknown')}
        action={
          <Button type="submit" size="sm" busy={busy} {...preventDoubleSubmit.button}>
            {t('action.retry')}
          </Button>
        }
      />
    );
  }
  const isLost = isApiError(error) && error.code === 'UNAUTHENTICATED';
  return (
    <FailureAlert
      text={errorMessage(error, t)}
      {...(isLost && {
        action: (
          <Button size="sm" onClick={onLogin}>
            {t('action.login')}
          </Button>
        ),
      })}
    />
  );
}
