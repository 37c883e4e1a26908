/**
 * Amounts as decimal strings, never floats: `0.1 + 0.2` is `0.3` here, and 16 digits stay exact. A value is `''` or
 * digits with at most one point: `2000`, `0.50`. There are no negative amounts, because a player cannot enter one.
 */

/** First code point of the ten digits, for each script that players write in. */
const zeros = [0x09e6, 0x0660, 0x06f0, 0x0966, 0xff10] as const; // Bengali, Arabic, Persian, Devanagari, full width

/** Replaces the digits of those scripts by Latin digits. Keeps everything else (I18-02). */
export function latinDigits(text: string): string {
  return Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? letter : String(code - zero);
  }).join('');
}

/**
 * Returns the text of the box after `text` was typed or pasted: Latin digits, one point, at most `decimals` digits
 * after it. Removes group separators, symbols and letters; the Arabic decimal sign becomes a point.
 */
export function cleanAmount(text: string, decimals: number): string {
  const kept = latinDigits(text)
    .replace(/\u066B/g, '.')
    .replace(/[^\d.]/g, '');
  const [whole = '', ...rest] = kept.split('.');
  if (rest.length === 0 || decimals === 0) return whole;
  return `${whole}.${rest.join('').slice(0, decimals)}`;
}

/** Returns the value of a box with this text: no leading zeros, no point without decimals. `007.` is `7`. */
export function amountOf(text: string): string {
  const [whole = '', fraction = ''] = text.split('.');
  if (whole === '' && fraction === '') return '';
  const trimmed = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? trimmed : `${trimmed}.${fraction}`;
}

/** Returns a number below, equal to or above zero, for `sort`. An empty amount counts as zero. */
export function compareAmounts(a: string, b: string): number {
  const places = Math.max(placesOf(a), placesOf(b));
  const difference = scaled(a, places) - scaled(b, places);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Returns `value` after `times` steps, within the limits and never below zero. */
export function stepAmount(
  value: string,
  step: string,
  times: number,
  limits: { min?: string | undefined; max?: string | undefined } = {},
): string {
  const places = Math.max(placesOf(value), placesOf(step));
  const moved = scaled(value, places) + scaled(step, places) * BigInt(times);
  const next = unscaled(moved < 0n ? 0n : moved, places);
  if (limits.min !== undefined && compareAmounts(next, limits.min) < 0) return limits.min;
  if (limits.max !== undefined && compareAmounts(next, limits.max) > 0) return limits.max;
  return next;
}

const placesOf = (value: string): number => value.split('.')[1]?.length ?? 0;

function scaled(value: string, places: number): bigint {
  const [whole = '', fraction = ''] = value.split('.');
  const digits = `${whole}${fraction.padEnd(places, '0')}`;
  return /^\d+$/.test(digits) ? BigInt(digits) : 0n;
}

function unscaled(value: bigint, places: number): string {
  const digits = String(value).padStart(places + 1, '0');
  if (places === 0) return digits;
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
