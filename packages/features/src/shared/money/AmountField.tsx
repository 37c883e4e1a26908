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
  /** The typed amount; `null` while the text is not an amount. */
  readonly amount: string | null;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  /** Amounts that one press fills in, as decimal strings. Those outside the rules are disabled. */
  readonly presets: readonly string[];
  /** The amount that "all" fills in. Without it there is no such chip. */
  readonly all?: string | undefined;
  readonly onChoose: (text: string) => void;
}

/** Writes `1,000` or `12,450.50`, for the field and the chips. */
const plainly = (amount: string): string => {
  const decimals = /\.0*$/.test(amount) || !amount.includes('.') ? 0 : 2;
  return formatMoney(amount, { symbol: '', decimals }) ?? amount;
};

/** The amount field of a form. Typed text is not changed until it can be sent (WAL-02, WAL-05). */
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
