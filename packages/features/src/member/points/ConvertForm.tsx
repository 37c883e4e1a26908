import { Alert, Heading, Stack, Surface, Text } from '@parlour/ui';
import { DataList } from '@parlour/ui/data';
import { TextField } from '@parlour/ui/forms';
import { useState } from 'react';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { SendButton, SendForm } from '../../shared/form/SendForm.tsx';
import { formatCount } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import { useMoneyForm } from '../../shared/money/use-money-form.ts';
import {
  boundsOf,
  checkPoints,
  convertSchema,
  type PointsProblem,
  type Rate,
  worthOf,
} from './convert.ts';

/** Points to convert into money, as they are sent. */
export interface WantedConversion {
  readonly points: number;
  readonly paymentPassword: string;
}

/** State of a conversion. */
export interface ConvertState {
  readonly busy: boolean;
  /** The last attempt that failed; `attempt` distinguishes two equal failures. */
  readonly failed: { readonly error: unknown; readonly attempt: number } | null;
  /** How many conversions were made; the form is emptied after each. */
  readonly made: number;
  readonly onSend: (wanted: WantedConversion) => void;
  /** Repeats the failed attempt with the same key (WAL-07). */
  readonly onAgain: () => void;
}

export interface ConvertFormProps extends ConvertState {
  readonly rate: Rate;
  readonly balance: number;
  readonly currencySymbol: string;
}

type ConvertName = 'points' | 'paymentPassword';
const names: readonly ConvertName[] = ['points', 'paymentPassword'];

/** Refusal codes that belong to one field. */
const places: ReadonlyMap<string, ConvertName> = new Map([
  ['INSUFFICIENT_POINTS', 'points'],
  ['PAYMENT_PASSWORD_WRONG', 'paymentPassword'],
]);

/** The form that converts points into money. Shows their value while typing, at the rate of the server (PTS-01). */
export function ConvertForm(props: ConvertFormProps) {
  const { rate, balance, currencySymbol } = props;
  const t = useT();
  const money = useMoney(currencySymbol);
  const { least, most } = boundsOf(rate);
  return (
    <Surface as="section" aria-labelledby="points-convert">
      <Stack gap="s3">
        <Heading level={2} id="points-convert">
          {t('points.convert')}
        </Heading>
        <Text tone="secondary">
          {t('points.rateLine', { count: rate.points, amount: money(rate.amount) })}
        </Text>
        {most < least ? (
          <Alert>{t('points.convertOff')}</Alert>
        ) : (
          <>
            {balance < least && <Alert>{t('points.convertFrom', { min: least })}</Alert>}
            <Fields {...props} money={money} />
          </>
        )}
      </Stack>
    </Surface>
  );
}

interface FieldsProps extends ConvertFormProps {
  readonly money: (amount: string) => string;
}

function Fields({ rate, balance, money, busy, failed, made, onSend, onAgain }: FieldsProps) {
  const t = useT();
  const figures = useFigures();
  const [typed, setTyped] = useState('');
  const { points } = checkPoints(typed, rate, balance);
  const { least, most } = boundsOf(rate);
  const form = useMoneyForm({
    names,
    places,
    failed,
    made,
    emptied: { points: '', paymentPassword: '' },
    // The balance may have fallen since the points were typed.
    checkedWith: [balance, rate],
    schema: convertSchema(rate, balance),
    onType: (values) => setTyped(values.points),
    onSubmit: ({ paymentPassword, ...values }) => {
      const wanted = checkPoints(values.points, rate, balance).points;
      if (wanted !== null) onSend({ points: wanted, paymentPassword });
    },
  });
  const labels = { points: t('points.howMany'), paymentPassword: t('auth.transactionPassword') };
  const sayPoints = (problem: PointsProblem): string => {
    switch (problem) {
      case 'required':
        return t('validation.requiredField', { field: labels.points });
      case 'short':
        return t('error.insufficientPoints');
      case 'min':
        return t('points.minProblem', { min: least });
      case 'max':
        return t('points.maxProblem', { max: most });
      case 'step':
        return t('points.stepProblem', { step: rate.points });
      default:
        return t('points.wholeProblem');
    }
  };
  const errorOf = (name: ConvertName): string | undefined => {
    const problem = form.problems.get(name);
    if (problem === undefined) return undefined;
    if (typeof problem === 'object') return problem.says;
    if (name === 'points') return sayPoints(problem);
    return t('validation.requiredField', { field: labels[name] });
  };
  const { failedAsWhole } = form;
  return (
    <SendForm form={form.form} busy={busy}>
      <Stack gap="s4">
        {failedAsWhole && (
          <MoveFailure
            key={failedAsWhole.attempt}
            error={failedAsWhole.error}
            busy={busy}
            onRetry={onAgain}
          />
        )}
        <FormProblems of={form} labels={labels} />
        <TextField
          {...form.field('points')}
          label={labels.points}
          required
          code
          inputMode="numeric"
          autoComplete="off"
          hint={t('points.limits', { min: least, max: most, step: rate.points })}
          error={errorOf('points')}
        />
        <DataList
          variant="well"
          items={[
            {
              id: 'left',
              label: t('points.remaining'),
              value: points === null ? undefined : figures(formatCount(balance - points)),
            },
            {
              id: 'receives',
              label: t('wallet.youReceive'),
              value: points === null ? undefined : money(worthOf(points, rate)),
              total: true,
            },
          ]}
        />
        <PasswordInput
          {...form.field('paymentPassword')}
          label={labels.paymentPassword}
          required
          autoComplete="off"
          error={errorOf('paymentPassword')}
        />
        <SendButton block size="md" busy={busy}>
          {t('confirm.convert.action')}
        </SendButton>
      </Stack>
    </SendForm>
  );
}
