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
  /** The last attempt that failed; a new object for each. */
  readonly failure: RegisterFailure | null;
  /** What the fields begin with, e.g. the code of the link. */
  readonly initialValues: RegisterValues;
  /** Code of the link, once the server said it does not know it (REG-04). */
  readonly rejectedCode?: string | null;
  /** What was typed before the form was closed, by form key; `null`: nothing is offered. */
  readonly offered?: Readonly<Record<string, string>> | null;
  /** The offer was taken or turned down. */
  readonly onOfferAnswered?: (accepted: boolean) => void;
  /** Called with what is typed, at every change. */
  readonly onType?: (values: RegisterValues) => void;
  readonly onRetry: () => void;
  /** `place` is an empty element of the form, for a challenge that has to show itself. */
  readonly onSubmit: (values: RegisterValues, place: HTMLElement | null) => void;
}

/** Opening an account (REG). What is typed stays through every state but success. */
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

/** Boxes where the fields will be. */
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
