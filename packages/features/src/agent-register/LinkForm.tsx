import { Button, Segmented, Stack, Text } from '@parlour/ui';
import { FormStatus } from '@parlour/ui/forms';
import { useState } from 'react';
import { FormProblems, useTextForm } from '../form/index.ts';
import { useFigures, useT } from '../i18n/index.ts';
import { sendsOnce } from '../money/index.ts';
import {
  type RateName,
  type RateProblem,
  rateName,
  ratesOf,
  ratesProblems,
} from '../rebates/index.ts';
import { AccountTypes } from './AccountTypes.tsx';
import { Failure } from './Failure.tsx';
import type { AccountType, RegisterOptions } from './model.ts';
import { labelsOf, Rates, rateErrorOf } from './Rates.tsx';
import * as css from './RegisterView.css.ts';
import type { RegisterViewProps } from './RegisterView.tsx';

interface LinkFormProps extends Pick<RegisterViewProps, 'linking' | 'onLink' | 'onLinkAgain'> {
  readonly options: RegisterOptions;
  readonly first: AccountType;
}

/** A new link: for which kind of account, with which rates, for how long (AGT-03). */
export function LinkForm({ options, first, linking, onLink, onLinkAgain }: LinkFormProps) {
  const { failed, busy } = linking;
  const t = useT();
  const figures = useFigures();
  const [chosen, setChosen] = useState(first);
  const [wanted, setWanted] = useState(options.days[0]);
  const type = options.types.includes(chosen) ? chosen : first;
  const days = options.days.find((one) => one === wanted) ?? options.days[0];
  const form = useTextForm<RateName, RateProblem>({
    names: options.caps.map(({ kind }) => rateName(kind)),
    check: (values) => ratesProblems(values, options.caps),
    onSubmit: (values) => {
      if (days !== undefined) {
        onLink({ accountType: type, rebates: ratesOf(values, options.caps), days });
      }
    },
  });
  return (
    <FormStatus message={busy ? t('loading.sending') : ''}>
      <form className={css.fields} {...form.form} {...sendsOnce.form}>
        {failed !== null && (
          <Failure
            key={failed.attempt}
            error={failed.error}
            maxLinks={options.maxLinks}
            busy={busy}
            onRetry={onLinkAgain}
          />
        )}
        <FormProblems of={form} labels={labelsOf(options.caps, t)} />
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
            form.form.onInput();
          }}
        />
        <Button type="submit" variant="primary" size="lg" busy={busy} {...sendsOnce.button}>
          {t('link.make')}
        </Button>
      </form>
    </FormStatus>
  );
}
