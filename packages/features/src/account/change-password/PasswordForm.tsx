import { Button } from '@parlour/ui';
import { RuleChecklist } from '@parlour/ui/forms';
import { LogOut } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { checklistOf } from '../../shared/rules/checklist.ts';
import { passwordMessage } from '../../shared/rules/password-message.ts';
import { passwordRulesOf } from '../../shared/rules/password-rules.ts';
import * as css from './ChangePasswordView.css.ts';
import type { ChangePasswordViewProps } from './ChangePasswordView.props.ts';
import { fieldErrors, type PasswordName, passwordSchema } from './change-password-model.ts';

/** The form with the three passwords, their errors and its buttons. */
export function PasswordForm(props: ChangePasswordViewProps) {
  const { account, reason, rule, failure, busy, onSubmit, onLogout, onDismiss } = props;
  const t = useT();
  const rulesId = useId();
  const [newPassword, setNewPassword] = useState('');
  const refused = useMemo(
    () => new Map(fieldErrors(failure?.error, () => t('validation.passwordOldWrong'))),
    [failure, t],
  );
  const form = useCheckedForm({
    schema: passwordSchema(rule),
    onType: (typed) => setNewPassword(typed.newPassword.trim()),
    onSubmit,
    refused,
    refusedAttempt: failure?.attempt,
  });
  const isAboutAll = failure !== null && refused.size === 0;

  const labels: Readonly<Record<PasswordName, string>> = {
    oldPassword: t('auth.currentPassword'),
    newPassword: t('auth.newPassword'),
    confirmNewPassword: t('auth.confirmNewPassword'),
  };
  const errorOf = (name: PasswordName): string | undefined => {
    const problem = form.problems.get(name);
    if (problem === undefined) return undefined;
    if (typeof problem === 'object') return problem.says;
    if (problem === 'required') return t('validation.requiredField', { field: labels[name] });
    const { key, values } = passwordMessage(problem, rule);
    return t(key, values);
  };
  const field = (name: PasswordName) => ({
    ...form.field(name),
    label: labels[name],
    required: true,
    error: errorOf(name),
  });
  const forManagers = rule && passwordRulesOf(rule);
  const chosen = {
    autoComplete: 'new-password' as const,
    ...(forManagers !== null && { passwordrules: forManagers }),
  };
  const rules = rule
    ? checklistOf(rule, newPassword).map(({ label, met }) => ({
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
    <form className={css.form} {...form.form}>
      {isAboutAll && <FailureAlert key={failure.attempt} text={errorMessage(failure.error, t)} />}
      <FormProblems of={form} labels={labels} />
      {account !== null && (
        // Lets a password manager store the new password for this account.
        <input type="text" autoComplete="username" value={account} readOnly hidden />
      )}
      <PasswordInput {...field('oldPassword')} />
      <PasswordInput
        {...field('newPassword')}
        {...chosen}
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
      </PasswordInput>
      <PasswordInput {...field('confirmNewPassword')} {...chosen} />
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
