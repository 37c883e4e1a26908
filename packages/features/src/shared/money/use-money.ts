import { useCallback } from 'react';
import { formatMoney, hiddenMoney } from '../i18n/money.ts';
import { useFigures } from '../i18n/use-t.ts';

/**
 * Writes amounts of the wire with symbol and figures of the site; text that is no amount stays as
 * it came. `hidden` keeps them to oneself, as in the header (LAY-03).
 */
export function useMoney(symbol: string, hidden = false): (amount: string) => string {
  const figures = useFigures();
  return useCallback(
    (amount) => (hidden ? hiddenMoney(symbol) : figures(formatMoney(amount, { symbol }) ?? amount)),
    [figures, symbol, hidden],
  );
}
