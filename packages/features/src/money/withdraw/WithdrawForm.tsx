import { Link, Surface, Text } from '@parlour/ui';
import { type FormEvent, useEffect, useLayoutEffect, useState } from 'react';
import { DraftOffer } from '../../shared/drafts/DraftOffer.tsx';
import { comingBack } from '../../shared/drafts/store.ts';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { SendButton, SendForm } from '../../shared/form/SendForm.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { AmountField } from '../../shared/money/AmountField.tsx';
import { checkAmount } from '../../shared/money/typed-amount.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useHandler } from '../../shared/parts/use-stable.ts';
import { Accounts } from './Accounts.tsx';
import { Failure } from './Failure.tsx';
import { moveToObstacle, Obstacles } from './Obstacles.tsx';
import { Sums } from './Sums.tsx';
import { Turnover } from './Turnover.tsx';
import { useFieldWords } from './use-field-words.ts';
import * as css from './WithdrawView.css.ts';
import type { WithdrawViewProps } from './WithdrawView.props.ts';
import {
  accountOf,
  mostOf,
  obstaclesOf,
  rulesOf,
  securityHref,
  type WithdrawName,
  type WithdrawOptions,
  withdrawSchema,
} from './withdraw-model.ts';

interface WithdrawFormProps extends Omit<WithdrawViewProps, 'options'> {
  readonly options: WithdrawOptions;
  readonly money: (amount: string) => string;
}

/** The form for account, amount, and transaction password, with the fee (WAL-03, WAL-07). */
export function WithdrawForm(props: WithdrawFormProps) {
  const { options, currencySymbol: symbol, hidden, money, busy, failed, made, offered } = props;
  const t = useT();
  // `null` means the usual account. A chosen account that is removed is not replaced automatically.
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const accountId = accountOf(options.accounts, chosen);
  const rules = rulesOf(options);
  const { amount } = checkAmount(typed, rules, symbol);
  const obstacles = obstaclesOf(options);
  const words = useFieldWords({ options, failed, money });
  const form = useCheckedForm({
    schema: withdrawSchema(options, symbol),
    onType: (values) => {
      setTyped(values.amount);
      props.onType({ accountId: values.accountId, amount: values.amount });
    },
    onSubmit: ({ paymentPassword, ...values }) => {
      const wanted = checkAmount(values.amount, rules, symbol).amount;
      if (wanted === null) return;
      setChosen(values.accountId);
      props.onSend({ accountId: values.accountId, amount: wanted, paymentPassword });
    },
    refused: words.refused,
    refusedAttempt: failed?.attempt,
  });
  // Obstacles are shown before field errors, because no input would remove them.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (moveToObstacle(event.currentTarget)) event.preventDefault();
    else form.form.onSubmit(event);
  };
  const write = useHandler((values: Readonly<Partial<Record<WithdrawName, string>>>) => {
    form.write(values);
    form.changed();
  });
  // Runs before the refusal is shown, so that emptying the field does not count as a correction of it.
  const emptyPassword = useHandler((..._attempt: readonly unknown[]) => {
    if (words.refused.has('paymentPassword')) form.write({ paymentPassword: '' });
  });
  useLayoutEffect(() => emptyPassword(failed?.attempt), [emptyPassword, failed?.attempt]);
  const recheck = useHandler((..._looked: readonly unknown[]) => form.changed());
  useEffect(() => recheck(options), [recheck, options]);
  useEffect(() => {
    if (made > 0) write({ amount: '', paymentPassword: '' });
  }, [made, write]);
  // On the way of a first withdrawal the password was typed a moment ago.
  const { secret } = props.firstTime;
  useEffect(() => {
    if (secret !== '') form.write({ paymentPassword: secret });
  }, [secret, form.write]);
  const { onAsk } = props;
  useEffect(() => {
    onAsk(amount !== null && accountId !== '' ? { accountId, amount } : null);
  }, [onAsk, amount, accountId]);

  const bringBack = () => {
    const draft = offered && comingBack(offered, { amount: typed });
    // Closes the offer first, so that the restored values are kept as a new draft.
    props.onOffer();
    if (draft?.accountId !== undefined) setChosen(draft.accountId);
    if (draft?.amount !== undefined) write({ amount: draft.amount });
  };
  const { labels } = words;
  const isGone = chosen !== null && accountId === '';
  const errorOf = (name: WithdrawName) => words.errorOf(name, form.problems.get(name));
  const shown = useMoney(symbol, hidden);
  return (
    <SendForm
      className={css.form}
      aria-label={t('wallet.withdrawal')}
      form={form.form}
      busy={busy}
      onSubmit={submit}
    >
      <div className={css.fields}>
        {offered && <DraftOffer onAccept={bringBack} onDecline={props.onOffer} />}
        {failed && words.refused.size === 0 && (
          <Failure key={failed.attempt} failed={failed} busy={busy} onRetry={props.onAgain} />
        )}
        <FormProblems of={form} labels={labels} />
        <Obstacles of={obstacles} options={options} money={money} shown={shown} />
        <Accounts
          accounts={options.accounts}
          controlId={form.named('accountId').id}
          value={accountId}
          label={labels.accountId}
          error={errorOf('accountId') ?? (isGone ? t('withdraw.accountGone') : undefined)}
          onChange={setChosen}
        />
        <Surface as="section" aria-label={labels.amount}>
          <div className={css.fields}>
            <AmountField
              {...form.field('amount')}
              {...{ symbol, rules, amount }}
              presets={options.presets}
              all={mostOf(options)}
              hint={[
                t('withdraw.limits', { min: money(options.min), max: money(options.max) }),
                t('withdraw.limitLeft', { amount: money(options.leftToday) }),
                t('withdraw.timesLeft', { count: options.timesLeft }),
              ].join(' ')}
              error={errorOf('amount')}
              onChoose={(text) => write({ amount: text })}
            />
            <Text size="small" tone="secondary">
              {`${t('wallet.available')}: ${shown(options.available)}`}
            </Text>
          </div>
        </Surface>
      </div>
      <div className={css.fields}>
        <Surface as="section" aria-labelledby="withdraw-sums">
          <div className={css.fields}>
            <Sums {...props} amount={amount} shown={shown} />
            <div>
              <PasswordInput
                {...form.field('paymentPassword')}
                label={labels.paymentPassword}
                required
                autoComplete="off"
                error={errorOf('paymentPassword')}
              />
              <Link className={css.link} href={securityHref}>
                {t('withdraw.changePassword')}
              </Link>
            </div>
            <SendButton block busy={busy}>
              {amount === null
                ? t('confirm.withdraw.action')
                : t('withdraw.send', { amount: money(amount) })}
            </SendButton>
            <Text size="small" tone="secondary">
              {t('withdraw.review')}
            </Text>
          </div>
        </Surface>
        <Turnover options={options} money={money} shown={shown} />
      </div>
    </SendForm>
  );
}
