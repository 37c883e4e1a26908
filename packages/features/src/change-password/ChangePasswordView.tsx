import { Alert, Button } from '@parlour/ui';
import { FormStatus, PasswordField, RuleChecklist } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { LogOut } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { errorMessage, useT } from '../i18n/index.ts';
import { type CompiledField, checklistOf, passwordMessage, resolverOf } from '../rules/index.ts';
import type { ChangeReason } from '../session/index.ts';
import * as css from './ChangePasswordView.css.ts';
import {
  fieldErrors,
  type PasswordName,
  type PasswordProblem,
  type PasswordValues,
  passwordProblems,
  reasonKey,
} from './model.ts';

export interface ChangePasswordViewProps {
  /** Why it has to be changed; `null` when the member wants to. */
  readonly reason: ChangeReason | null;
  /** The server's rule for new passwords; `null` while it is unknown. */
  readonly rule: CompiledField | null;
  /** The last attempt that did not work; `attempt` tells two equal failures apart. */
  readonly failure: { readonly error: unknown; readonly attempt: number } | null;
  readonly busy: boolean;
  readonly onSubmit: (values: PasswordValues) => void;
  readonly onLogout: () => void;
  readonly onDismiss: () => void;
}

/**
 * The change of a password (PWD-02). A forced one cannot be closed: the way out
 * beside a new password is to log out (LGN-05).
 */
export function ChangePasswordView(props: ChangePasswordViewProps) {
  const { reason, busy, onDismiss } = props;
  const t = useT();
  const reasonId = useId();
  return (
    <Modal
      open
      onOpenChange={(open) => open || onDismiss()}
      dismissible={reason === null}
      title={t(reason ? 'password.mustChangeTitle' : 'auth.changePassword')}
      closeLabel={t('action.close')}
      width={480}
      {...(reason && { 'aria-describedby': reasonId })}
    >
      <FormStatus message={busy ? t('loading.saving') : ''} />
      <div className={css.root}>
        {reason && (
          <Alert id={reasonId} tone="info">
            {t(reasonKey[reason])}
          </Alert>
        )}
        <PasswordForm {...props} />
      </div>
    </Modal>
  );
}

function PasswordForm(props: ChangePasswordViewProps) {
  const { reason, rule, failure, busy, onSubmit, onLogout, onDismiss } = props;
  const t = useT();
  const rulesId = useId();
  const alert = useRef<HTMLDivElement>(null);
  const { register, handleSubmit, setError, control, formState } = useForm<PasswordValues>({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    resolver: resolverOf((values) => passwordProblems(values, rule)),
  });
  const newPassword = useWatch({ control, name: 'newPassword' });
  useEffect(() => {
    if (!failure) return;
    const [first, ...others] = fieldErrors(failure.error);
    if (!first) alert.current?.focus();
    for (const [name, message] of others) setError(name, { type: 'server', message });
    // The first one last: it takes the focus.
    if (first) setError(first[0], { type: 'server', message: first[1] }, { shouldFocus: true });
  }, [failure, setError]);

  const labels: Record<PasswordName, string> = {
    oldPassword: t('auth.currentPassword'),
    newPassword: t('auth.newPassword'),
    confirmNewPassword: t('auth.confirmNewPassword'),
  };
  const errorOf = (name: PasswordName): string | undefined => {
    const { type, message } = formState.errors[name] ?? {};
    if (type === undefined) return undefined;
    if (type === 'required') return t('validation.requiredField', { field: labels[name] });
    if (!isProblem(type)) return message;
    const { key, values } = passwordMessage(type, rule);
    return t(key, values);
  };
  const field = (name: PasswordName) => ({
    label: labels[name],
    required: true,
    showLabel: t('auth.showPassword'),
    hideLabel: t('auth.hidePassword'),
    capsLockLabel: t('auth.capsLockOn'),
    error: errorOf(name),
    ...register(name),
  });
  const rules = rule
    ? checklistOf(rule, newPassword.trim()).map(({ label, met }) => ({
        label: t(label.key, label.values),
        met,
      }))
    : [];
  const save = (
    <Button type="submit" variant="primary" block size={reason ? 'lg' : 'md'} busy={busy}>
      {t('password.mustChangeTitle')}
    </Button>
  );
  return (
    <form className={css.form} noValidate onSubmit={handleSubmit((values) => onSubmit(values))}>
      {failure && fieldErrors(failure.error).length === 0 && (
        <Alert ref={alert} key={failure.attempt} role="alert" tabIndex={-1} tone="danger">
          {errorMessage(failure.error, t)}
        </Alert>
      )}
      <PasswordField {...field('oldPassword')} />
      <PasswordField
        {...field('newPassword')}
        autoComplete="new-password"
        {...(rules.length > 0 && { describedBy: rulesId })}
      >
        {rules.length > 0 && (
          <RuleChecklist
            id={rulesId}
            rules={rules}
            metLabel={t('password.ruleMet')}
            openLabel={t('password.ruleOpen')}
          />
        )}
      </PasswordField>
      <PasswordField {...field('confirmNewPassword')} autoComplete="new-password" />
      {reason ? (
        <div className={css.forced}>
          {save}
          <Button variant="ghost" icon={LogOut} onClick={onLogout}>
            {t('password.logoutInstead')}
          </Button>
        </div>
      ) : (
        <div className={css.choice}>
          <Button block onClick={onDismiss}>
            {t('action.cancel')}
          </Button>
          {save}
        </div>
      )}
    </form>
  );
}

const ours: ReadonlySet<string> = new Set(['length', 'pattern', 'common', 'same', 'mismatch']);

/** One of our own problems, not a sentence of the server. */
const isProblem = (type: string | number): type is Exclude<PasswordProblem, 'required'> =>
  ours.has(String(type));
