import { Alert, Button, Heading, Stack, Surface } from '@parlour/ui';
import { DataList } from '@parlour/ui/data';
import { TextField } from '@parlour/ui/forms';
import { useEffect, useRef } from 'react';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useRefusals } from '../../shared/form/use-refusals.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { type Translate, useT } from '../../shared/i18n/use-t.ts';
import {
  type ExclusionMonths,
  type ExclusionName,
  exclusionNames,
  exclusionSchema,
  longestReason,
} from './policy.ts';
import type { ChoiceProps } from './ResponsiblePlayView.props.ts';
import { useMonths } from './use-limit-words.ts';

interface ExclusionReviewProps extends ChoiceProps {
  readonly months: ExclusionMonths;
  readonly onBack: () => void;
}

/** Error codes that belong to one field. */
const places: ReadonlyMap<string, ExclusionName> = new Map([['CREDENTIALS_WRONG', 'password']]);

const say = (_error: unknown, t: Translate) => t('validation.passwordOldWrong');

/** Lists what a self-exclusion closes and what stays open, then asks for the password. */
export function ExclusionReview(props: ExclusionReviewProps) {
  const { months, busy, failed, onExclude, onBack } = props;
  const t = useT();
  const monthsOf = useMonths();
  const head = useRef<HTMLHeadingElement>(null);
  const failure = failed?.of === 'exclusion' ? failed : null;
  const isFirst = useRef(failure === null);
  useEffect(() => {
    // The button that opened this step is gone.
    if (isFirst.current) head.current?.focus();
  }, []);
  const refused = useRefusals<ExclusionName>(failure?.error, exclusionNames, { places, say });
  const form = useCheckedForm({
    schema: exclusionSchema,
    onSubmit: ({ password, reason }) => onExclude({ months, password, reason: reason.trim() }),
    refused,
    refusedAttempt: failure?.attempt,
  });
  const labels = {
    password: t('auth.password'),
    reason: t('play.reason'),
  };
  const errorOf = (name: ExclusionName): string | undefined => {
    const problem = form.problems.get(name);
    if (problem === undefined) return undefined;
    if (typeof problem === 'object') return problem.says;
    if (problem === 'long') return t('validation.lengthMax', { count: longestReason });
    return t('validation.requiredField', { field: labels[name] });
  };
  return (
    <Surface as="section" aria-labelledby="play-review">
      <form {...form.form}>
        <Stack>
          <Heading level={3} id="play-review" ref={head} tabIndex={-1}>
            {t('play.review')}
          </Heading>
          {failure && refused.size === 0 && (
            <FailureAlert key={failure.attempt} text={errorMessage(failure.error, t)} />
          )}
          <FormProblems of={form} labels={labels} />
          <DataList
            variant="well"
            layout="stacked"
            items={[
              { id: 'time', label: t('play.howLong'), value: monthsOf(months) },
              { id: 'closed', label: t('play.closedLabel'), value: t('play.closedParts') },
              { id: 'open', label: t('play.openLabel'), value: t('wallet.withdrawal') },
            ]}
          />
          <Alert tone="info">{t('confirm.selfExclude.body')}</Alert>
          <TextField
            {...form.field('reason')}
            label={labels.reason}
            optionalLabel={t('hint.optional')}
            autoComplete="off"
            error={errorOf('reason')}
          />
          <PasswordInput
            {...form.field('password')}
            label={labels.password}
            required
            error={errorOf('password')}
          />
          <Button type="submit" variant="primary" size="lg" block busy={busy === 'exclusion'}>
            {t('rg.selfExclude')}
          </Button>
          <Button block disabled={busy === 'exclusion'} onClick={onBack}>
            {t('action.back')}
          </Button>
        </Stack>
      </form>
    </Surface>
  );
}
