import { Alert, Heading, Stack } from '@parlour/ui';
import { TextField } from '@parlour/ui/forms';
import { useState } from 'react';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { SendButton, SendForm } from '../../shared/form/SendForm.tsx';
import { useT } from '../../shared/i18n/use-t.ts';
import { AmountField } from '../../shared/money/AmountField.tsx';
import { amountMessage } from '../../shared/money/amount-message.ts';
import { subtractMoney } from '../../shared/money/decimal.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';
import { Recipient } from '../../shared/money/Recipient.tsx';
import { checkAmount } from '../../shared/money/typed-amount.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useMoneyForm } from '../../shared/money/use-money-form.ts';
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
  const form = useMoneyForm({
    names: transferNames,
    places,
    failed,
    draft,
    made,
    emptied: { amount: '', paymentPassword: '', note: '' },
    onEmptied: () => keep(),
    checkedWith: [balance, limits.min, limits.max],
    schema: transferSchema(rules, symbol),
    onType: (values) => setTyped(values.amount),
    onSubmit: ({ paymentPassword, note, ...values }) => {
      const wanted = checkAmount(values.amount, rules, symbol).amount;
      if (wanted !== null) props.onSend({ amount: wanted, paymentPassword, note: note.trim() });
    },
  });
  const keep = () => {
    const { amount: text, note } = form.values();
    props.onDraft?.({ amount: text, note });
  };
  const changed = () => {
    form.changed();
    keep();
  };
  const choose = (text: string) => {
    form.write({ amount: text });
    changed();
  };
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
  const { failedAsWhole } = form;
  return (
    <SendForm form={form.form} busy={busy} onInput={changed}>
      <Stack>
        <Heading level={3} id={`${id}-form`}>
          {texts.form}
        </Heading>
        {failedAsWhole && (
          <MoveFailure
            key={failedAsWhole.attempt}
            error={failedAsWhole.error}
            text={texts.failure?.(failedAsWhole.error)}
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
        <SendButton block busy={busy}>
          {amount === null ? texts.action : texts.send(money(amount))}
        </SendButton>
      </Stack>
    </SendForm>
  );
}
