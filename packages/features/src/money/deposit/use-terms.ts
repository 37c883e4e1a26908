import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { isPositive } from '../../shared/money/decimal.ts';
import type { Bonus, DepositOptions, Method } from './deposit-model.ts';

/** Returns the terms of methods, amounts and bonuses as texts (WAL-03). */
export function useTerms({ left }: DepositOptions, money: (amount: string) => string) {
  const t = useT();
  const figures = useFigures();
  const rest =
    left === null
      ? ''
      : isPositive(left)
        ? t('deposit.left', { amount: money(left) })
        : t('deposit.leftNone');
  return {
    /** What the limits leave for today; empty without a limit. */
    left: rest,
    ofMethod: ({ isClosed, feeRate, min, max }: Method): string => {
      if (isClosed) return t('ui.maintenance');
      const fee = isPositive(feeRate)
        ? t('deposit.fee', { rate: figures(feeRate) })
        : t('deposit.noFee');
      return `${fee} \u00B7 ${money(min)}\u2060\u2013\u2060${money(max)}`;
    },
    ofAmount: (method: Method | null): string | undefined => {
      const range =
        method && t('deposit.range', { min: money(method.min), max: money(method.max) });
      return [range, rest].filter(Boolean).join(' ') || undefined;
    },
    ofBonus: ({ rate, most, min, times }: Bonus): string => {
      const values = { rate: figures(rate), max: money(most), min: money(min) };
      return times > 0
        ? t('deposit.bonusTerms', { ...values, times })
        : t('deposit.bonusTermsFree', values);
    },
  };
}
