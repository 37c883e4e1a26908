import { useCallback } from 'react';
import { formatMoney, hiddenMoney } from '../i18n/money.ts';
import { useFigures } from '../i18n/use-t.ts';

/**
 * Returns a function that writes amounts of the API with the symbol and digits of the site. Text that is not an amount
 * is not changed. `hidden` masks the amounts, as in the header (LAY-03).
 */
export function useMoney(symbol: string, hidden = false): (amount: string) => string {
  const figures = useFigures();
  return useCallback(
    (amount) => (hidden ? hiddenMoney(symbol) : figures(formatMoney(amount, { symbol }) ?? amount)),
    [figures, symbol, hidden],
  );
}
