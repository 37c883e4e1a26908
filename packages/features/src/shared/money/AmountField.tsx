import { Chip, Stack } from '@parlour/ui';
import { TextField } from '@parlour/ui/forms';
import type { BoundField } from '../form/use-checked-form.ts';
import { formatMoney } from '../i18n/money.ts';
import { useFigures, useT } from '../i18n/use-t.ts';
import * as css from './AmountField.css.ts';
import { compareMoney, isPositive } from './decimal.ts';
import { type AmountRules, problemWithAmount } from './typed-amount.ts';

export interface AmountFieldProps extends BoundField {
  readonly symbol: string;
  readonly rules: AmountRules;
  /** What is typed, as an amount; `null` while it is none. */
  readonly amount: string | null;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  /** Amounts one press fills in, decimal strings. Those outside the rules are off. */
  readonly presets: readonly string[];
  /** What "all" fills in; without it there is no such chip. */
  readonly all?: string | undefined;
  readonly onChoose: (text: string) => void;
}

/** `1,000` or `12,450.50`: as a box may hold it and a chip shows it. */
const plainly = (amount: string): string => {
  const decimals = /\.0*$/.test(amount) || !amount.includes('.') ? 0 : 2;
  return formatMoney(amount, { symbol: '', decimals }) ?? amount;
};

/** The amount of a form, as text: what is typed stays as it is until it can be sent (WAL-02, WAL-05). */
export function AmountField({ rules, amount, presets, all, onChoose, ...box }: AmountFieldProps) {
  const t = useT();
  const figures = useFigures();
  const { symbol, ...field } = box;
  const group = { role: 'group', 'aria-label': t('money.presets') };
  const chip = (value: string, label: string) => (
    <Chip
      key={label}
      className={css.preset}
      selected={amount !== null && compareMoney(amount, value) === 0}
      disabled={problemWithAmount(value, rules) !== null}
      onClick={() => onChoose(plainly(value))}
    >
      {label}
    </Chip>
  );
  return (
    <Stack gap="s3">
      <TextField
        {...field}
        label={t('wallet.amount')}
        required
        code
        inputMode="decimal"
        autoComplete="off"
        startSlot={symbol}
      />
      <div {...group} className={css.presets}>
        {presets.map((value) => chip(value, figures(plainly(value))))}
        {all !== undefined && isPositive(all) && chip(all, t('transfer.all'))}
      </div>
    </Stack>
  );
}
