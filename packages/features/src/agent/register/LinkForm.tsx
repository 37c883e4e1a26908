import { Segmented, Stack, Text } from '@parlour/ui';
import { TextField } from '@parlour/ui/forms';
import { useEffect, useState } from 'react';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { SendButton, SendForm } from '../../shared/form/SendForm.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useRefusals } from '../../shared/form/use-refusals.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { useHandler } from '../../shared/parts/use-stable.ts';
import { ratesOf } from '../rebates/rebates-model.ts';
import { AccountTypes } from './AccountTypes.tsx';
import { Failure } from './Failure.tsx';
import { labelsOf, Rates, rateErrorOf } from './Rates.tsx';
import * as css from './RegisterView.css.ts';
import type { RegisterViewProps } from './RegisterView.props.ts';
import { type AccountType, linkSchema, type RegisterOptions } from './register-center-model.ts';

interface LinkFormProps extends Pick<RegisterViewProps, 'linking' | 'onLink' | 'onLinkAgain'> {
  readonly options: RegisterOptions;
  readonly first: AccountType;
}

const own = ['label'] as const;

/** The form of a new link: label, kind of account, rates, and duration (AGT-03). */
export function LinkForm({ options, first, linking, onLink, onLinkAgain }: LinkFormProps) {
  const { failed, busy, made } = linking;
  const { maxLabel } = options;
  const t = useT();
  const figures = useFigures();
  const [chosen, setChosen] = useState(first);
  const [wanted, setWanted] = useState(options.days[0]);
  const type = options.types.includes(chosen) ? chosen : first;
  const days = options.days.find((one) => one === wanted) ?? options.days[0];
  const refused = useRefusals<'label'>(failed?.error, own);
  const form = useCheckedForm({
    schema: linkSchema(options),
    onSubmit: (values) => {
      if (days === undefined) return;
      const label = values.label.trim();
      onLink({
        accountType: type,
        rebates: ratesOf(values, options.caps),
        days,
        ...(label !== '' && { label }),
      });
    },
    refused,
    refusedAttempt: failed?.attempt,
  });
  const startAnew = useHandler(() => form.write({ label: '' }));
  useEffect(() => {
    if (made > 0) startAnew();
  }, [made, startAnew]);
  const labels = { label: t('link.label'), ...labelsOf(options.caps, t) };
  const problem = form.problems.get('label');
  const labelError =
    typeof problem === 'object'
      ? problem.says
      : problem === 'labelLong'
        ? t('validation.lengthMax', { count: maxLabel })
        : problem === 'labelMarkup'
          ? t('link.labelMarkup')
          : undefined;
  return (
    <SendForm className={css.fields} form={form.form} busy={busy}>
      {failed !== null && refused.size === 0 && (
        <Failure
          key={failed.attempt}
          error={failed.error}
          maxLinks={options.maxLinks}
          busy={busy}
          onRetry={onLinkAgain}
        />
      )}
      <FormProblems of={form} labels={labels} />
      {maxLabel > 0 && (
        <TextField
          {...form.field('label')}
          label={labels.label}
          optionalLabel={t('hint.optional')}
          autoComplete="off"
          hint={t('link.labelHint', { count: maxLabel })}
          error={labelError}
        />
      )}
      <AccountTypes types={options.types} value={type} onChoose={setChosen} />
      <Stack gap="s2">
        <Segmented
          label={t('link.validFor')}
          value={String(days ?? '')}
          options={options.days.map((count) => ({
            value: String(count),
            label: t('time.days', { count }),
          }))}
          onChange={(value) => setWanted(Number(value))}
        />
        <Text size="small" tone="secondary">
          {t('link.validHint', { count: options.maxLinks })}
        </Text>
      </Stack>
      <Rates
        caps={options.caps}
        field={form.field}
        errorOf={rateErrorOf(form.problems, options.caps, t, figures)}
        onFill={(values) => {
          form.write(values);
          form.changed();
        }}
      />
      <SendButton busy={busy}>{t('link.make')}</SendButton>
    </SendForm>
  );
}
