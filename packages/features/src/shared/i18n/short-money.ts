import { groupDigits } from '@parlour/ui';

/** A unit of a short amount. */
export type ShortUnit = 'lakh' | 'crore' | 'thousand' | 'million' | 'billion' | 'trillion';

/** An amount in a larger unit: `৳74.3` and `lakh`. */
export interface ShortMoney {
  /** With the sign and the symbol, in Latin digits. */
  readonly amount: string;
  readonly unit: ShortUnit;
}

interface Unit {
  readonly name: ShortUnit;
  /** Number of zeros. */
  readonly zeros: number;
}

/** From small to large. */
const units = {
  lakh: [
    { name: 'lakh', zeros: 5 },
    { name: 'crore', zeros: 7 },
  ],
  thousands: [
    { name: 'thousand', zeros: 3 },
    { name: 'million', zeros: 6 },
    { name: 'billion', zeros: 9 },
    { name: 'trillion', zeros: 12 },
  ],
} as const satisfies Record<string, readonly Unit[]>;

const decimalPattern = /^([+-]?)(\d+)(?:\.(\d*))?$/;
/** Amounts below 100,000 fit as they are. */
const shortFrom = 100_000n;
/** Significant digits of a short amount. */
const significant = 3;

const tenTo = (places: number): bigint => 10n ** BigInt(places);

/**
 * Shortens an amount for a small tile: rounded to three digits, in lakh and crore or in thousands, millions and so on.
 * Exact for any number of digits. `null` for an amount below 100,000, which is shown whole, and for text that is no
 * decimal number. It is an aid to read: the whole amount must be available beside it (AGT-02, I18-02).
 */
export function shortMoney(
  value: string,
  { symbol, grouping }: { readonly symbol: string; readonly grouping: keyof typeof units },
): ShortMoney | null {
  const [, sign = '', whole = '', fraction = ''] = decimalPattern.exec(value.trim()) ?? [];
  if (whole === '' || BigInt(whole) < shortFrom) return null;
  const exact = BigInt(whole + fraction);
  const written = (unit: Unit) => rounded(exact, unit.zeros + fraction.length);
  const fitting: readonly Unit[] = units[grouping].filter(
    ({ zeros }) => BigInt(whole) >= tenTo(zeros),
  );
  const unit = fitting.at(-1) ?? units[grouping][0];
  const next: Unit | undefined = units[grouping][fitting.length];
  // Rounding may reach the next unit: 999,999.99 is 1 million, not 1,000 thousand.
  const isNext = next !== undefined && written(unit).value >= tenTo(next.zeros - unit.zeros);
  const { text } = isNext ? { text: '1' } : written(unit);
  return {
    amount: `${sign === '-' ? '\u2212' : ''}${symbol}${text}`,
    unit: isNext ? next.name : unit.name,
  };
}

/** Divides by a power of ten, rounded half up to three digits, without zeros at the end of the decimals. */
function rounded(exact: bigint, zeros: number): { readonly text: string; readonly value: bigint } {
  const divisor = tenTo(zeros);
  const places = Math.max(0, significant - String(exact / divisor).length);
  const scaled = (2n * exact * tenTo(places) + divisor) / (2n * divisor);
  const digits = String(scaled).padStart(places + 1, '0');
  const end = digits.length - places;
  const decimals = digits.slice(end).replace(/0{1,2}$/, '');
  return {
    text: `${groupDigits(digits.slice(0, end))}${decimals === '' ? '' : `.${decimals}`}`,
    value: scaled / tenTo(places),
  };
}
