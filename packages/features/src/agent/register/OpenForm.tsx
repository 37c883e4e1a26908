import { Alert, Button } from '@parlour/ui';
import { FormStatus, TextField } from '@parlour/ui/forms';
import { useEffect, useState } from 'react';
import { FormAnnouncement } from '../../shared/form/FormAnnouncement.tsx';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useHeldBlur } from '../../shared/form/use-held-blur.ts';
import { useRefusals } from '../../shared/form/use-refusals.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { preventDoubleSubmit } from '../../shared/money/presses.ts';
import { useHandler } from '../../shared/parts/use-stable.ts';
import { type RateName, ratesOf } from '../rebates/rebates-model.ts';
import { AccountTypes } from './AccountTypes.tsx';
import { Failure } from './Failure.tsx';
import { labelsOf, Rates, rateErrorOf } from './Rates.tsx';
import * as css from './RegisterView.css.ts';
import type { RegisterViewProps } from './RegisterView.props.ts';
import { type AccountType, accountSchema, type RegisterOptions } from './register-center-model.ts';

interface OpenFormProps
  extends Pick<RegisterViewProps, 'opening' | 'name' | 'onName' | 'onOpen' | 'onOpenAgain'> {
  readonly options: RegisterOptions;
  readonly first: AccountType;
}

const own = ['username', 'password'] as const;
type OwnName = (typeof own)[number];
type Name = OwnName | RateName;

/** The form that opens an account directly: name, password and rates. Shows each error at its field (AGT-03). */
export function OpenForm(props: OpenFormProps) {
  const { options, first, opening, name, onName, onOpen } = props;
  const { failed, busy, made } = opening;
  const t = useT();
  const figures = useFigures();
  const held = useHeldBlur();
  const [chosen, setChosen] = useState(first);
  const [typed, setTyped] = useState('');
  // The backend may have removed a kind meanwhile.
  const type = options.types.includes(chosen) ? chosen : first;
  const state = typed !== '' && typed === name.name ? name.state : 'unknown';
  const refused = useRefusals<OwnName>(failed?.error, own);
  const form = useCheckedForm({
    schema: accountSchema(options),
    onType: ({ username }) => setTyped(username.trim()),
    onSubmit: (values) =>
      onOpen({
        accountType: type,
        username: values.username.trim(),
        password: values.password,
        rebates: ratesOf(values, options.caps),
      }),
    refused,
    refusedAttempt: failed?.attempt,
  });
  const fill = (values: Partial<Record<Name, string>>) => {
    form.write(values);
    form.changed();
  };
  const startAnew = useHandler(() => fill({ username: '', password: '' }));
  const count = made?.count ?? 0;
  useEffect(() => {
    if (count > 0) startAnew();
  }, [count, startAnew]);

  const labels = {
    username: t('auth.username'),
    password: t('auth.password'),
    ...labelsOf(options.caps, t),
  };
  const errorOf = (one: OwnName): string | undefined => {
    const problem = form.problems.get(one);
    if (typeof problem === 'object') return problem.says;
    return problem && t('validation.requiredField', { field: labels[one] });
  };
  const nameError = state === 'refused' ? t('downline.nameRefused') : undefined;
  const says = busy ? t('downline.opening') : state === 'checking' ? t('loading.checking') : '';
  return (
    <FormStatus ref={held.ref} message={says}>
      <form className={css.fields} {...form.form} {...preventDoubleSubmit.form}>
        {failed !== null && refused.size === 0 && (
          <Failure
            key={failed.attempt}
            error={failed.error}
            busy={busy}
            onRetry={props.onOpenAgain}
          />
        )}
        <FormProblems of={form} labels={labels} />
        {made !== null && failed === null && (
          <Alert key={made.count} tone="success">
            <span>{t('success.downlineRegistered', { username: made.account })}</span>
            <FormAnnouncement text={t('success.downlineRegistered', { username: made.account })} />
          </Alert>
        )}
        <AccountTypes types={options.types} value={type} onChoose={setChosen} />
        <div className={css.pair}>
          <TextField
            {...form.field('username')}
            label={labels.username}
            required
            code
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errorOf('username') ?? nameError}
            valid={state === 'free'}
            validMessage={t('downline.nameFree')}
            onBlur={held.hold(() => onName(form.values().username.trim()))}
          />
          <PasswordInput
            {...form.field('password')}
            label={labels.password}
            required
            autoComplete="off"
            hint={t('downline.passwordHint')}
            error={errorOf('password')}
          />
        </div>
        <Rates
          caps={options.caps}
          field={form.field}
          errorOf={rateErrorOf(form.problems, options.caps, t, figures)}
          onFill={fill}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={busy}
          {...preventDoubleSubmit.button}
        >
          {t('downline.open')}
        </Button>
      </form>
    </FormStatus>
  );
}
