import { Alert, Button, Heading, Stack } from '@parlour/ui';
import { FormStatus, TextField } from '@parlour/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useRefusals } from '../../shared/form/use-refusals.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { AmountField } from '../../shared/money/AmountField.tsx';
import { amountMessage } from '../../shared/money/amount-message.ts';
import { subtractMoney } from '../../shared/money/decimal.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';
import { preventDoubleSubmit } from '../../shared/money/presses.ts';
import { Recipient } from '../../shared/money/Recipient.tsx';
import { checkAmount } from '../../shared/money/typed-amount.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useHandler } from '../../shared/parts/use-stable.ts';
import type { TransferFormProps } from './TransferForm.props.ts';
import {
  longestNote,
  noTransferDraft,
  rulesOf,
  type TransferName,
  transferNames,
  transferSchema,
} from './transfer-model.ts';

/** Refusal codes that belong to one field. */
const places: ReadonlyMap<string, TransferName> = new Map([
  ['INSUFFICIENT_BALANCE', 'amount'],
  ['LIMIT_REACHED', 'amount'],
  ['PAYMENT_PASSWORD_WRONG', 'paymentPassword'],
]);

/**
 * The form for amount, transaction password and note. Shows each error at its field (WAL-05, WAL-07, AGT-04). Its
 * heading has the id `<id>-form`, which the surrounding section uses as its label.
 */
export function TransferForm(props: TransferFormProps) {
  const { id, limits, texts, balance, currencySymbol: symbol, busy, failed, made } = props;
  const t = useT();
  const money = useMoney(symbol);
  const { draft = noTransferDraft } = props;
  const [typed, setTyped] = useState(draft.amount);
  const rules = rulesOf(limits, balance);
  const { amount } = checkAmount(typed, rules, symbol);
  const refused = useRefusals<TransferName>(failed?.error, transferNames, { places });
  const form = useCheckedForm({
    schema: transferSchema(rules, symbol),
    onType: (values) => setTyped(values.amount),
    onSubmit: ({ paymentPassword, note, ...values }) => {
      const wanted = checkAmount(values.amount, rules, symbol).amount;
      if (wanted !== null) props.onSend({ amount: wanted, paymentPassword, note: note.trim() });
    },
    refused,
    refusedAttempt: failed?.attempt,
  });
  const changed = () => {
    form.changed();
    const { amount: text, note } = form.values();
    props.onDraft?.({ amount: text, note });
  };
  const choose = (text: string) => {
    form.write({ amount: text });
    changed();
  };
  const startAnew = useHandler(() => {
    form.write({ amount: '', paymentPassword: '', note: '' });
    changed();
  });
  const bringBack = useHandler(() => form.write({ ...draft }));
  const recheck = useHandler((..._looked: readonly unknown[]) => form.changed());
  useEffect(() => bringBack(), [bringBack]);
  useEffect(
    () => recheck(balance, limits.min, limits.max),
    [recheck, balance, limits.min, limits.max],
  );
  // Transfers from before this form was opened do not empty its draft.
  const known = useRef(made);
  useEffect(() => {
    if (made > known.current) startAnew();
    known.current = made;
  }, [made, startAnew]);

  const shown = useMoney(symbol, props.hidden);
  const labels = {
    amount: t('wallet.amount'),
    paymentPassword: t('auth.transactionPassword'),
    note: texts.note,
  };
  const errorOf = (name: TransferName): string | undefined => {
    const problem = form.problems.get(name);
    if (problem === undefined) return undefined;
    if (typeof problem === 'object') return problem.says;
    if (problem === 'long') return t('validation.lengthMax', { count: longestNote });
    if (name === 'amount') return amountMessage(problem, rules, t, money);
    return t('validation.requiredField', { field: labels[name] });
  };
  const after =
    amount !== null && balance !== null
      ? t('transfer.mainAfter', { amount: shown(subtractMoney(balance, amount)) })
      : '';
  const isAboutAll = failed !== null && refused.size === 0;
  return (
    <FormStatus message={busy ? t('loading.sending') : ''}>
      <form {...form.form} {...preventDoubleSubmit.form} onInput={changed}>
        <Stack>
          <Heading level={3} id={`${id}-form`}>
            {texts.form}
          </Heading>
          {isAboutAll && (
            <MoveFailure
              key={failed.attempt}
              error={failed.error}
              text={texts.failure?.(failed.error)}
              busy={busy}
              onRetry={props.onAgain}
            />
          )}
          <FormProblems of={form} labels={labels} />
          <Recipient nickname={props.nickname} account={props.account} about={texts.recipient} />
          <AmountField
            {...form.field('amount')}
            {...{ symbol, rules, amount }}
            presets={props.presets}
            hint={after === '' ? texts.limits : `${texts.limits} ${after}`}
            error={errorOf('amount')}
            onChoose={choose}
          />
          <PasswordInput
            {...form.field('paymentPassword')}
            label={labels.paymentPassword}
            required
            autoComplete="off"
            error={errorOf('paymentPassword')}
          />
          <TextField
            {...form.field('note')}
            label={labels.note}
            optionalLabel={t('hint.optional')}
            placeholder={texts.noteHint}
            autoComplete="off"
            error={errorOf('note')}
          />
          <Alert tone="warn">{texts.warning}</Alert>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            block
            busy={busy}
            {...preventDoubleSubmit.button}
          >
            {amount === null ? texts.action : texts.send(money(amount))}
          </Button>
        </Stack>
      </form>
    </FormStatus>
  );
}
