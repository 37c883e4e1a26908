import { Alert, Avatar, Button, Heading, Surface, Text } from '@parlour/ui';
import { FormStatus, PasswordField, TextField } from '@parlour/ui/forms';
import { useEffect, useMemo, useState } from 'react';
import { FormProblems, refusedBy, useTextForm } from '../form/index.ts';
import { errorMessage, useT } from '../i18n/index.ts';
import {
  AmountField,
  amountMessage,
  checkAmount,
  MoveFailure,
  sendsOnce,
  takeMoney,
  useMoney,
} from '../money/index.ts';
import { useHandler } from '../parts/index.ts';
import {
  longestNote,
  noUplineDraft,
  rulesOf,
  type Upline,
  type UplineName,
  type UplineProblem,
  uplineNames,
  uplineProblems,
} from './model.ts';
import * as css from './UplineView.css.ts';
import type { UplineViewProps } from './UplineView.props.ts';

interface UplineFormProps extends Omit<UplineViewProps, 'upline'> {
  readonly upline: Upline;
  readonly money: (amount: string) => string;
}

/** Codes of refusals that are about one field. */
const places: ReadonlyMap<string, UplineName> = new Map([
  ['INSUFFICIENT_BALANCE', 'amount'],
  ['LIMIT_REACHED', 'amount'],
  ['PAYMENT_PASSWORD_WRONG', 'paymentPassword'],
]);

/** To whom, how much, and the transaction password; what is wrong is said at its field (WAL-05, WAL-07). */
export function UplineForm(props: UplineFormProps) {
  const { upline, balance, hidden, currencySymbol: symbol, money, busy, failed, made } = props;
  const t = useT();
  const { draft = noUplineDraft } = props;
  const [typed, setTyped] = useState(draft.amount);
  const rules = rulesOf(upline, balance);
  const { amount } = checkAmount(typed, rules, symbol);
  const refused = useMemo(
    () =>
      refusedBy<UplineName, UplineName>(failed?.error, uplineNames, {
        wireNames: { amount: 'amount', paymentPassword: 'paymentPassword', note: 'note' },
        places,
        say: () => errorMessage(failed?.error, t),
      }),
    [failed, t],
  );
  const form = useTextForm<UplineName, UplineProblem>({
    names: uplineNames,
    check: (values) => uplineProblems(values, rules, symbol),
    onType: (values) => setTyped(values.amount),
    onSubmit: ({ paymentPassword, note, ...values }) => {
      const wanted = checkAmount(values.amount, rules, symbol).amount;
      if (wanted !== null) props.onSend({ amount: wanted, paymentPassword, note: note.trim() });
    },
    refused,
    refusedAttempt: failed?.attempt,
  });
  const changed = () => {
    form.form.onInput();
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
  const recheck = useHandler((..._looked: readonly unknown[]) => form.form.onInput());
  useEffect(() => bringBack(), [bringBack]);
  useEffect(() => recheck(balance, upline), [recheck, balance, upline]);
  useEffect(() => {
    if (made > 0) startAnew();
  }, [made, startAnew]);

  const shown = useMoney(symbol, hidden);
  const labels = {
    amount: t('wallet.amount'),
    paymentPassword: t('auth.transactionPassword'),
    note: t('upline.note'),
  };
  const errorOf = (name: UplineName): string | undefined => {
    const problem = form.problems.get(name);
    if (problem === undefined) return undefined;
    if (typeof problem === 'object') return problem.says;
    if (problem === 'long') return t('validation.lengthMax', { count: longestNote });
    if (name === 'amount') return amountMessage(problem, rules, t, money);
    return t('validation.requiredField', { field: labels[name] });
  };
  const after =
    amount !== null && balance !== null
      ? t('transfer.mainAfter', { amount: shown(takeMoney(balance, amount)) })
      : '';
  const limits = t('upline.limits', { min: money(upline.min), max: money(upline.max) });
  const isAboutAll = failed !== null && refused.size === 0;
  return (
    <Surface as="section" aria-labelledby="upline-form">
      <FormStatus message={busy ? t('loading.sending') : ''}>
        <form className={css.fields} {...form.form} {...sendsOnce.form} onInput={changed}>
          <Heading level={3} id="upline-form">
            {t('upline.form')}
          </Heading>
          {isAboutAll && (
            <MoveFailure
              key={failed.attempt}
              error={failed.error}
              busy={busy}
              onRetry={props.onAgain}
            />
          )}
          <FormProblems of={form} labels={labels} />
          <Surface tone="sunken" radius="md" padding="s3" className={css.person}>
            <Avatar name={upline.nickname} />
            <span className={css.words}>
              <Text as="span" bold>
                {upline.nickname}
              </Text>
              <Text as="span" size="small" tone="secondary">
                <bdi>{upline.account}</bdi> {'\u00B7'} {t('upline.agent')}
              </Text>
            </span>
          </Surface>
          <AmountField
            {...form.field('amount')}
            {...{ symbol, rules, amount }}
            presets={upline.presets}
            hint={after === '' ? limits : `${limits} ${after}`}
            error={errorOf('amount')}
            onChoose={choose}
          />
          <PasswordField
            {...form.field('paymentPassword')}
            label={labels.paymentPassword}
            required
            autoComplete="off"
            error={errorOf('paymentPassword')}
            showLabel={t('auth.showPassword')}
            hideLabel={t('auth.hidePassword')}
            capsLockLabel={t('auth.capsLockOn')}
          />
          <TextField
            {...form.field('note')}
            label={labels.note}
            optionalLabel={t('hint.optional')}
            placeholder={t('upline.noteHint')}
            autoComplete="off"
            error={errorOf('note')}
          />
          <Alert tone="warn">{t('transfer.uplineNote', { name: upline.account })}</Alert>
          <Button type="submit" variant="primary" size="lg" block busy={busy} {...sendsOnce.button}>
            {amount === null
              ? t('confirm.upline.action')
              : t('upline.send', { amount: money(amount) })}
          </Button>
        </form>
      </FormStatus>
    </Surface>
  );
}
