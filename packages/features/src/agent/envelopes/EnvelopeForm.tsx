import { Button, Heading, Segmented, Stack, Surface, Text } from '@parlour/ui';
import { FormStatus, TextField } from '@parlour/ui/forms';
import { useEffect, useState } from 'react';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useRefusals } from '../../shared/form/use-refusals.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';
import { preventDoubleSubmit } from '../../shared/money/presses.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useHandler } from '../../shared/parts/use-stable.ts';
import { Cost } from './Cost.tsx';
import type { EnvelopesViewProps } from './EnvelopesView.props.ts';
import { fieldError, places, wholeMessage } from './field-error.ts';
import { Recipients } from './Recipients.tsx';
import {
  checkEach,
  type Everyone,
  envelopeSchema,
  type FieldName,
  fieldNames,
  isAudience,
  type KeptEnvelope,
  mostPeople,
  totalOf,
} from './wanted.ts';

const withoutRecipients = fieldNames.filter((name) => name !== 'memberIds');

interface EnvelopeFormProps extends Omit<EnvelopesViewProps, 'everyone'> {
  readonly everyone: Everyone;
  readonly money: (amount: string) => string;
}

/**
 * The form for recipients, amount for each, and transaction password. Shows each error at its field (AGT-14, WAL-07).
 */
export function EnvelopeForm(props: EnvelopeFormProps) {
  const { everyone, balance, hidden, currencySymbol: symbol, money, busy, failed, made } = props;
  const t = useT();
  const shown = useMoney(symbol, hidden);
  const [typed, setTyped] = useState<KeptEnvelope>(props.kept);
  const audience = everyone.people === null ? 'chosen' : typed.audience;
  const people = audience === 'all' ? (everyone.people ?? []) : typed.people;
  const { each } = checkEach(typed.amount, people.length, balance, symbol);
  const total = each === null || people.length === 0 ? null : totalOf({ people, each });
  // There is a field for recipients only while they are chosen one by one. Otherwise the form as a whole shows their
  // error.
  const names = audience === 'chosen' ? fieldNames : withoutRecipients;
  const refused = useRefusals<FieldName>(failed?.error, names, { places });
  const change = (part: Partial<KeptEnvelope>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    props.onKeep(next);
  };
  const form = useCheckedForm({
    schema: envelopeSchema({ count: people.length, balance, symbol }),
    onType: ({ amount, greeting }) => change({ amount, greeting }),
    onSubmit: ({ amount, greeting, paymentPassword }) => {
      const wanted = checkEach(amount, people.length, balance, symbol).each;
      if (wanted === null) return;
      props.onSend({ people, each: wanted, greeting: greeting.trim() }, paymentPassword);
    },
    refused,
    refusedAttempt: failed?.attempt,
  });
  const bringBack = useHandler(() => {
    form.write({ amount: props.kept.amount, greeting: props.kept.greeting });
  });
  const startAnew = useHandler(() => {
    form.write({ amount: '', greeting: '', paymentPassword: '' });
    change({ audience: 'chosen', people: [], amount: '', greeting: '' });
  });
  const recheck = useHandler((..._looked: readonly unknown[]) => form.changed());
  useEffect(() => bringBack(), [bringBack]);
  // Errors may change with the number of recipients and with the balance.
  useEffect(() => recheck(balance, people.length), [recheck, balance, people.length]);
  useEffect(() => {
    if (made > 0) startAnew();
  }, [made, startAnew]);

  const labels = {
    memberIds: t('envelope.recipients'),
    amount: t('envelope.each'),
    greeting: t('envelope.greeting'),
    paymentPassword: t('auth.transactionPassword'),
  };
  const errorOf = (name: FieldName) =>
    fieldError(name, form.problems.get(name), {
      label: labels[name],
      total: total ?? each,
      t,
      money,
    });
  const isAboutAll = failed !== null && refused.size === 0;
  return (
    <Surface as="section" aria-labelledby="envelope-form">
      <FormStatus message={busy ? t('loading.sending') : ''}>
        <form {...form.form} {...preventDoubleSubmit.form}>
          <Stack>
            <Heading level={3} id="envelope-form">
              {t('envelope.form')}
            </Heading>
            {isAboutAll && !failed.isSent && (
              <FailureAlert key={failed.attempt} text={errorMessage(failed.error, t)} />
            )}
            {isAboutAll && failed.isSent && (
              <MoveFailure
                key={failed.attempt}
                error={failed.error}
                text={wholeMessage(failed.error)}
                busy={busy}
                onRetry={props.onAgain}
              />
            )}
            <FormProblems of={form} labels={labels} />
            <Segmented
              block
              label={t('envelope.audience')}
              value={audience}
              onChange={(value) => isAudience(value) && change({ audience: value })}
              options={[
                { value: 'chosen', label: t('envelope.toChosen') },
                { value: 'all', label: t('envelope.toAll'), disabled: everyone.people === null },
              ]}
            />
            <input
              type="hidden"
              name="memberIds"
              value={people.map(({ id }) => id).join(' ')}
              readOnly
            />
            {audience === 'chosen' ? (
              <Recipients
                id={form.named('memberIds').id}
                label={labels.memberIds}
                people={people}
                candidates={props.candidates}
                isWhole={everyone.people !== null}
                error={errorOf('memberIds')}
                onPeople={(next) => change({ people: next })}
                onSearch={props.onSearch}
                onRetry={props.onRetryPeople}
              />
            ) : (
              <Text>{t('envelope.allOf', { count: people.length })}</Text>
            )}
            {everyone.people === null && (
              <Text size="small" tone="secondary">
                {t('envelope.tooManyForAll', { count: mostPeople })}
              </Text>
            )}
            <TextField
              {...form.field('amount')}
              label={labels.amount}
              required
              code
              inputMode="decimal"
              autoComplete="off"
              startSlot={symbol}
              hint={balance === null ? undefined : t('envelope.main', { amount: shown(balance) })}
              error={errorOf('amount')}
            />
            <TextField
              {...form.field('greeting')}
              label={labels.greeting}
              optionalLabel={t('hint.optional')}
              autoComplete="off"
              hint={t('envelope.greetingHint')}
              error={errorOf('greeting')}
            />
            <PasswordInput
              {...form.field('paymentPassword')}
              label={labels.paymentPassword}
              required
              autoComplete="off"
              error={errorOf('paymentPassword')}
            />
            <Cost {...{ people, each, total, balance, money, shown }} />
            <Button
              type="submit"
              variant="warm"
              size="lg"
              block
              busy={busy}
              {...preventDoubleSubmit.button}
            >
              {total === null ? t('envelope.form') : t('envelope.send', { amount: money(total) })}
            </Button>
          </Stack>
        </form>
      </FormStatus>
    </Surface>
  );
}
