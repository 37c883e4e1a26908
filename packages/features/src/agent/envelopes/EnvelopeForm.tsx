import { Heading, Segmented, Stack, Surface, Text } from '@parlour/ui';
import { TextField } from '@parlour/ui/forms';
import { useState } from 'react';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { SendButton, SendForm } from '../../shared/form/SendForm.tsx';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import { useMoneyForm } from '../../shared/money/use-money-form.ts';
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
  const change = (part: Partial<KeptEnvelope>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    props.onKeep(next);
  };
  const form = useMoneyForm({
    names,
    places,
    failed,
    draft: { amount: props.kept.amount, greeting: props.kept.greeting },
    made,
    emptied: { amount: '', greeting: '', paymentPassword: '' },
    onEmptied: () => change({ audience: 'chosen', people: [], amount: '', greeting: '' }),
    // Errors may change with the number of recipients and with the balance.
    checkedWith: [balance, people.length],
    schema: envelopeSchema({ count: people.length, balance, symbol }),
    onType: ({ amount, greeting }) => change({ amount, greeting }),
    onSubmit: ({ amount, greeting, paymentPassword }) => {
      const wanted = checkEach(amount, people.length, balance, symbol).each;
      if (wanted === null) return;
      props.onSend({ people, each: wanted, greeting: greeting.trim() }, paymentPassword);
    },
  });
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
  const { failedAsWhole } = form;
  return (
    <Surface as="section" aria-labelledby="envelope-form">
      <SendForm form={form.form} busy={busy}>
        <Stack>
          <Heading level={3} id="envelope-form">
            {t('envelope.form')}
          </Heading>
          {failedAsWhole && !failedAsWhole.isSent && (
            <FailureAlert key={failedAsWhole.attempt} text={errorMessage(failedAsWhole.error, t)} />
          )}
          {failedAsWhole?.isSent && (
            <MoveFailure
              key={failedAsWhole.attempt}
              error={failedAsWhole.error}
              text={wholeMessage(failedAsWhole.error)}
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
          <SendButton block variant="warm" busy={busy}>
            {total === null ? t('envelope.form') : t('envelope.send', { amount: money(total) })}
          </SendButton>
        </Stack>
      </SendForm>
    </Surface>
  );
}
