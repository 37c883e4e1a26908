import { isApiError } from '@parlour/api-client';
import { Heading, IconButton, Surface } from '@parlour/ui';
import { SelectField } from '@parlour/ui/forms';
import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { SendButton, SendForm } from '../../shared/form/SendForm.tsx';
import { type Translate, useT } from '../../shared/i18n/use-t.ts';
import { AmountField } from '../../shared/money/AmountField.tsx';
import { amountMessage } from '../../shared/money/amount-message.ts';
import { subtractMoney } from '../../shared/money/decimal.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';
import { checkAmount } from '../../shared/money/typed-amount.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useMoneyForm } from '../../shared/money/use-money-form.ts';
import * as css from './WalletsView.css.ts';
import type { WalletsViewProps } from './WalletsView.props.ts';
import {
  firstTransfer,
  mainWallet,
  noTransfer,
  type TransferName,
  transferNames,
  transferSchema,
  type Wallets,
  walletOf,
} from './wallets-model.ts';

interface TransferFormProps extends Omit<WalletsViewProps, 'wallets'> {
  readonly wallets: Wallets;
  readonly money: (amount: string) => string;
}

const presets = ['500.00', '1000.00', '2000.00', '5000.00'] as const;

/** Refusal codes that belong to one field. */
const places: ReadonlyMap<string, TransferName> = new Map([['INSUFFICIENT_BALANCE', 'amount']]);

const say = (_error: unknown, t: Translate) => t('validation.amountBalance');

/**
 * The form that moves money between two wallets. Shows each error at its field and sends nothing while there is one
 * (WAL-02, WAL-07).
 */
export function TransferForm(props: TransferFormProps) {
  const { wallets, currencySymbol: symbol, money, moving, failed: failedMove, made } = props;
  const t = useT();
  const { draft = noTransfer } = props;
  const [{ from, to }, setWay] = useState(() =>
    draft.amount === '' ? firstTransfer(wallets) : { from: draft.from, to: draft.to },
  );
  const [typed, setTyped] = useState(draft.amount);
  const failed = failedMove?.of === 'transfer' ? failedMove : null;
  const rules = { balance: walletOf(wallets, from)?.balance };
  const { amount } = checkAmount(typed, rules, symbol);
  const form = useMoneyForm({
    names: transferNames,
    places,
    say,
    failed,
    draft: { amount: draft.amount },
    made,
    emptied: { amount: '' },
    onEmptied: () => keep({ from, to }),
    // An error of the previous wallets or balances may not apply any more.
    checkedWith: [from, to, wallets],
    schema: transferSchema(wallets, symbol),
    held: { from, to },
    onType: (values) => setTyped(values.amount),
    onSubmit: (values) => {
      const wanted = checkAmount(values.amount, rules, symbol).amount;
      if (wanted !== null) props.onTransfer({ from, to, amount: wanted });
    },
  });
  const keep = (way: { readonly from: string; readonly to: string }) =>
    props.onDraft?.({ ...way, amount: form.values().amount });
  const take = (way: { readonly from: string; readonly to: string }) => {
    setWay(way);
    keep(way);
  };
  const choose = (text: string) => {
    form.write({ amount: text });
    form.changed();
    keep({ from, to });
  };
  const plain = useMoney(symbol);
  const nameOf = (code: string) =>
    code === mainWallet ? t('wallet.mainWallet') : (walletOf(wallets, code)?.name ?? code);
  const labels = {
    from: t('wallet.transferFrom'),
    to: t('wallet.transferTo'),
    amount: t('wallet.amount'),
  };
  const errorOf = (name: TransferName): string | undefined => {
    const problem = form.problems.get(name);
    if (problem === undefined) return undefined;
    if (typeof problem === 'object') return problem.says;
    switch (problem) {
      case 'choose':
        return t('validation.requiredField', { field: labels[name] });
      case 'same':
        return t('transfer.same');
      case 'closed':
        return t('transfer.closed');
      case 'gone':
        return t('transfer.gone');
      default:
        return amountMessage(problem, rules, t, plain);
    }
  };
  const wallet = (name: 'from' | 'to', value: string) => ({
    ...form.named(name),
    label: labels[name],
    value,
    error: errorOf(name),
    options: optionsOf(value),
    ...(value === '' && { placeholder: t('transfer.choose') }),
  });
  const optionsOf = (chosen: string) => {
    const codes = [mainWallet, ...wallets.vendors.map(({ code }) => code)];
    const isGone = chosen !== '' && !codes.includes(chosen);
    return [...codes, ...(isGone ? [chosen] : [])].map((code) => {
      const found = walletOf(wallets, code);
      const note = found === null ? t('transfer.notThere') : t('ui.maintenance');
      const isOff = found === null || found.isClosed;
      return {
        value: code,
        label: `${nameOf(code)} \u00B7 ${isOff ? note : money(found.balance)}`,
        disabled: isOff && code !== chosen,
      };
    });
  };
  const after =
    amount !== null && rules.balance !== undefined ? subtractMoney(rules.balance, amount) : null;
  const hint =
    after === null
      ? undefined
      : from === mainWallet
        ? t('transfer.mainAfter', { amount: money(after) })
        : t('transfer.vendorAfter', { wallet: nameOf(from), amount: money(after) });
  const { failedAsWhole } = form;
  const isClosed = isApiError(failed?.error) && failed.error.code === 'GAME_MAINTENANCE';
  return (
    <Surface as="section" aria-labelledby="wallets-transfer">
      <SendForm
        className={css.fields}
        form={form.form}
        busy={moving !== null}
        onInput={() => {
          form.changed();
          keep({ from, to });
        }}
      >
        <Heading level={3} id="wallets-transfer">
          {t('wallet.transfer')}
        </Heading>
        {failedAsWhole && (
          <MoveFailure
            key={failedAsWhole.attempt}
            error={failedAsWhole.error}
            text={isClosed ? t('transfer.closed') : undefined}
            busy={moving === 'transfer'}
            onRetry={props.onAgain}
          />
        )}
        <FormProblems of={form} labels={labels} />
        <SelectField
          {...wallet('from', from)}
          onChange={({ target }) => take({ from: target.value, to })}
        />
        <IconButton
          className={css.swap}
          variant="secondary"
          icon={ArrowUpDown}
          label={t('transfer.swap')}
          onClick={() => take({ from: to, to: from })}
        />
        <SelectField
          {...wallet('to', to)}
          onChange={({ target }) => take({ from, to: target.value })}
        />
        <AmountField
          {...form.field('amount')}
          {...{ symbol, rules, amount, hint, presets }}
          error={errorOf('amount')}
          all={rules.balance}
          onChoose={choose}
        />
        {/* One movement at a time: the button shows it as busy. */}
        <SendButton block busy={moving !== null}>
          {amount === null ? t('action.transfer') : t('transfer.send', { amount: plain(amount) })}
        </SendButton>
      </SendForm>
    </Surface>
  );
}
