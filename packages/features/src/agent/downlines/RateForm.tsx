import { isApiError } from '@parlour/api-client';
import { Alert } from '@parlour/ui';
import { useEffect, useRef, useState } from 'react';
import { FormAnnouncement } from '../../shared/form/FormAnnouncement.tsx';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { SendButton, SendForm } from '../../shared/form/SendForm.tsx';
import { formSchema } from '../../shared/form/schema.ts';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';
import { useHandler } from '../../shared/parts/use-stable.ts';
import { kindLabel, RateFields, rateMessage } from '../rebates/RateFields.tsx';
import {
  isRateProblem,
  type RateCap,
  type RateName,
  rateName,
  rateProblems,
  ratesOf,
  rateTexts,
} from '../rebates/rebates-model.ts';
import type { DetailWindowProps } from './DetailWindow.props.ts';
import * as css from './DownlinesView.css.ts';
import { changedRates } from './downlines-model.ts';

interface RateFormProps extends DetailWindowProps {
  readonly caps: readonly RateCap[];
}

/** Changes the rates of a direct downline, within what the backend allows. Sends only changed rates (AGT-04). */
export function RateForm({ detail, caps, onRates, onRatesAgain }: RateFormProps) {
  const { person, saving } = detail;
  const { busy, failed } = saving;
  const t = useT();
  const figures = useFigures();
  const [isSame, setIsSame] = useState(false);
  const had = Object.fromEntries(person.rates.map(({ kind, rate }) => [rateName(kind), rate]));
  const form = useCheckedForm({
    schema: formSchema(rateProblems, rateTexts(caps, had)),
    onType: () => setIsSame(false),
    onSubmit: (values) => {
      const changed = changedRates(person.rates, ratesOf(values, caps));
      setIsSame(changed.length === 0);
      if (changed.length > 0) onRates(person, changed);
    },
  });
  const fill = (values: Partial<Record<RateName, string>>) => {
    form.write(values);
    form.changed();
  };
  // Another tab may have set other rates: they replace the values of fields that were not edited here.
  const before = useRef(had);
  const show = useHandler((_rates: string) => {
    const values = form.values();
    const fresh = caps.flatMap(({ kind }): [RateName, string][] => {
      const name = rateName(kind);
      const isTouched = (values[name] ?? '') !== (before.current[name] ?? '');
      return isTouched ? [] : [[name, had[name] ?? '']];
    });
    before.current = had;
    fill(Object.fromEntries(fresh));
  });
  const rates = JSON.stringify(had);
  useEffect(() => show(rates), [show, rates]);
  const says = isApiError(failed?.error) ? failed?.error.fields?.rebates : undefined;
  return (
    <SendForm className={css.form} form={form.form} busy={busy} says={t('loading.saving')}>
      {failed !== null && (
        <MoveFailure
          key={failed.attempt}
          error={failed.error}
          text={says ?? errorMessage(failed.error, t)}
          busy={busy}
          onRetry={onRatesAgain}
        />
      )}
      <FormProblems
        of={form}
        labels={Object.fromEntries(caps.map((cap) => [rateName(cap.kind), kindLabel(cap, t)]))}
      />
      <RateFields
        caps={caps}
        field={form.field}
        initial={had}
        level={3}
        errorOf={(name) => {
          const problem = form.problems.get(name);
          const cap = caps.find(({ kind }) => rateName(kind) === name);
          return cap && isRateProblem(problem)
            ? rateMessage(problem, cap.max, t, figures)
            : undefined;
        }}
        onFill={fill}
      />
      {isSame && (
        <Alert>
          <span>{t('team.ratesSame')}</span>
          <FormAnnouncement text={t('team.ratesSame')} />
        </Alert>
      )}
      <SendButton size="md" busy={busy}>
        {t('action.save')}
      </SendButton>
    </SendForm>
  );
}
