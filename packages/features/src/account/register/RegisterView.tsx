import { Button, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@parlour/ui';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import type { RegisterValues } from './check.ts';
import type { RegisterFailure } from './failure.ts';
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx';
import * as css from './RegisterView.css.ts';
import { useRegisterForm } from './use-register-form.ts';

export interface RegisterViewProps extends RegisterFormProps {
  /** `closed`: registration needs a valid code (CFG-02). */
  readonly status: 'loading' | 'failed' | 'closed' | 'ready';
  /** Why the form could not be loaded. */
  readonly loadError?: unknown;
  /** The last failed attempt; a new object for each. */
  readonly failure: RegisterFailure | null;
  /** Initial values of the fields, e.g. the code of the link. */
  readonly initialValues: RegisterValues;
  /** Invitation code of the link, if the server does not know it (REG-04). */
  readonly rejectedCode?: string | null;
  /** Text typed before the form was closed, by form key; `null`: nothing is offered. */
  readonly offered?: Readonly<Record<string, string>> | null;
  /** Called when the offer was accepted or declined. */
  readonly onOfferAnswered?: (accepted: boolean) => void;
  /** Called with the typed values, at every change. */
  readonly onType?: (values: RegisterValues) => void;
  readonly onRetry: () => void;
  /** `place` is an empty element of the form, in which a challenge may show itself. */
  readonly onSubmit: (values: RegisterValues, place: HTMLElement | null) => void;
}

/** The form to open an account (REG). It keeps the typed text in every state except success. */
export function RegisterView(props: RegisterViewProps) {
  const { status, loadError, onRetry, onLogin } = props;
  const t = useT();
  const state = useRegisterForm(props);
  switch (status) {
    case 'loading':
      return <Waiting label={t('loading.page')} />;
    case 'failed':
      return (
        <div className={css.screen}>
          <ErrorState
            title={t('register.rulesFailed')}
            body={errorMessage(loadError, t)}
            retryLabel={t('action.retry')}
            onRetry={onRetry}
          />
        </div>
      );
    case 'closed':
      return (
        <div className={css.screen}>
          <EmptyState
            art="river"
            title={t('screen.closedRegistration.title')}
            body={t('screen.closedRegistration.body')}
            action={
              <Button variant="primary" onClick={onLogin}>
                {t('action.login')}
              </Button>
            }
          />
        </div>
      );
    case 'ready':
      return <RegisterForm {...props} state={state} offered={props.offered != null} />;
  }
}

/** Placeholders for the fields. */
function Waiting({ label }: { readonly label: string }) {
  return (
    <div className={css.form} aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div className={css.fields}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((id) => (
          <div key={id} className={css.waiting}>
            <Skeleton width="40%" height={16} />
            <Skeleton shape="block" height={48} />
          </div>
        ))}
      </div>
      <Skeleton shape="block" height={52} />
    </div>
  );
}
