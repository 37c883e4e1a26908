import { Button } from '@parlour/ui';
import { TextField } from '@parlour/ui/forms';
import { useMemo } from 'react';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { ForgotFailureAlert } from './ForgotFailureAlert.tsx';
import * as css from './ForgotPasswordView.css.ts';
import type { ForgotPasswordViewProps } from './ForgotPasswordView.props.ts';
import { type EmailName, emailNames, emailSchema, refusedFields } from './forgot-password-model.ts';

/** The form for a user name and the email address of its account. */
export function EmailForm(props: ForgotPasswordViewProps) {
  const { username, email, busy, canRegister, onType, onEmail, onRegister } = props;
  const failure = props.failure?.method === 'email' ? props.failure : null;
  const t = useT();
  const refused = useMemo(() => refusedFields(failure, emailNames, t), [failure, t]);
  const form = useCheckedForm({
    schema: emailSchema,
    onType,
    onSubmit: onEmail,
    refused,
    refusedAttempt: failure?.attempt,
  });
  const labels = { username: t('auth.username'), email: t('field.email') };
  const errorOf = (name: EmailName) => {
    const problem = form.problems.get(name);
    if (problem === undefined) return undefined;
    if (typeof problem === 'object') return problem.says;
    return problem === 'required'
      ? t('validation.requiredField', { field: labels[name] })
      : t('validation.email');
  };
  return (
    <form className={css.form} {...form.form}>
      {failure && refused.size === 0 && (
        <ForgotFailureAlert failure={failure} onRegister={canRegister ? onRegister : undefined} />
      )}
      <FormProblems of={form} labels={labels} />
      <TextField
        {...form.field('username')}
        label={labels.username}
        required
        defaultValue={username}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        enterKeyHint="next"
        error={errorOf('username')}
      />
      <TextField
        {...form.field('email')}
        label={labels.email}
        hint={t('forgot.emailHint')}
        required
        defaultValue={email}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        enterKeyHint="send"
        error={errorOf('email')}
      />
      <Button type="submit" variant="primary" size="lg" block busy={busy}>
        {t('forgot.sendEmail')}
      </Button>
    </form>
  );
}
