import { Button } from '@parlour/ui';
import { TextField } from '@parlour/ui/forms';
import { useEffect, useRef } from 'react';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useRefusals } from '../../shared/form/use-refusals.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './SocialView.css.ts';
import type { SocialViewProps } from './SocialView.props.ts';
import { isDone, type LinkName, lengths, linkNames, linkSchema } from './social-accounts-model.ts';

interface LinkFormProps extends Pick<SocialViewProps, 'busy' | 'failure'> {
  /** Label of the field: a name, a number, an id. */
  readonly label: string;
  /** Initial text of the field. */
  readonly begun: string;
  /** Called on every change. */
  readonly onType: (account: string) => void;
  readonly onSubmit: (account: string) => void;
  readonly onCancel: () => void;
}

/** The form for the account to link. An error is shown under the field, and the typed text stays (MEM-01). */
export function LinkForm(props: LinkFormProps) {
  const { label, busy, failure, begun, onType, onSubmit, onCancel } = props;
  const t = useT();
  const refused = useRefusals<LinkName>(failure?.error, linkNames);
  const form = useCheckedForm({
    schema: linkSchema,
    onType: ({ account }) => onType(account),
    onSubmit: ({ account }) => onSubmit(account.trim()),
    refused,
    refusedAttempt: failure?.attempt,
  });
  const box = useRef<HTMLInputElement>(null);
  const isFirstTry = useRef(failure === null);
  useEffect(() => {
    // The form was opened by a press, so the field takes the focus.
    if (isFirstTry.current) box.current?.focus();
  }, []);
  const account = form.field('account');
  const problem = form.problems.get('account');
  const words = {
    required: () => t('validation.requiredField', { field: label }),
    length: () => t('validation.lengthRange', lengths),
  };
  const error = typeof problem === 'object' ? problem.says : problem && words[problem]();
  // An account that is already linked is reported above the list, because this form is about to close.
  const isAboutAll = failure !== null && refused.size === 0 && !isDone(failure.error);
  return (
    <form className={css.form} {...form.form}>
      {isAboutAll && <FailureAlert key={failure.attempt} text={errorMessage(failure.error, t)} />}
      <FormProblems of={form} labels={{ account: label }} />
      <TextField
        {...account}
        ref={(node) => {
          account.ref(node);
          box.current = node;
        }}
        label={label}
        labelHidden
        defaultValue={begun}
        hint={t('hint.lengthRange', lengths)}
        error={error}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <div className={css.choice}>
        <Button block onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        <Button type="submit" variant="primary" block busy={busy}>
          {t('social.link')}
        </Button>
      </div>
    </form>
  );
}
