const pattern = /^(-?)(\d+)(?:\.(\d*))?$/;

interface Exact {
  readonly units: bigint;
  readonly places: number;
}

function read(text: string): Exact | null {
  const [, sign, whole = '', fraction = ''] = pattern.exec(text.trim()) ?? [];
  if (whole === '') return null;
  const units = BigInt(whole + fraction);
  return { units: sign === '-' ? -units : units, places: fraction.length };
}

const tenTo = (places: number): bigint => 10n ** BigInt(places);

/** Decimal places that both amounts are brought to, so that they can be compared without rounding one of them. */
const scale = 12;
const scaled = ({ units, places }: Exact): bigint =>
  places <= scale ? units * tenTo(scale - places) : units / tenTo(places - scale);

/** Computes a percentage of an amount exactly; zero unless both are positive. `null` where one is no decimal. */
function exactShare(amount: string, rate: string): Exact | null {
  const [of, percent] = [read(amount), read(rate)];
  if (!of || !percent) return null;
  if (of.units <= 0n || percent.units <= 0n) return { units: 0n, places: 0 };
  return { units: of.units * percent.units, places: of.places + percent.places + 2 };
}

/** Computes a percentage of an amount, rounded down to hundredths of the currency (AGT-13). */
export function percentOf(amount: string, rate: string): string | null {
  const share = exactShare(amount, rate);
  if (!share) return null;
  const hundredths =
    share.places <= 2
      ? share.units * tenTo(2 - share.places)
      : share.units / tenTo(share.places - 2);
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Whether an amount is the given percentage of another, whichever way its last hundredth was rounded. */
export function isShare(amount: string, of: string, rate: string): boolean {
  const [share, given] = [exactShare(of, rate), read(amount)];
  if (!share || !given) return false;
  const difference = scaled(given) - scaled(share);
  return (difference < 0n ? -difference : difference) < tenTo(scale - 2);
}
