const decimal = /^([+-]?)(\d{1,30})(?:\.(\d{1,12}))?$/;

/** Reads the net of one round from a message of the game, a decimal string; anything else is `null` (LCH-01). */
export function readRound(message: unknown): string | null {
  if (typeof message !== 'object' || message === null) return null;
  if (!('source' in message) || message.source !== 'parlour-play') return null;
  if (!('type' in message) || message.type !== 'round') return null;
  if (!('net' in message) || typeof message.net !== 'string') return null;
  return decimal.test(message.net) ? message.net : null;
}

/**
 * Adds two decimal strings exactly, without floats, so that a long session has no rounding errors. Throws on text that
 * is not a decimal number.
 */
export function addDecimals(a: string, b: string): string {
  const scale = Math.max(decimalsOf(a), decimalsOf(b));
  const sum = unitsOf(a, scale) + unitsOf(b, scale);
  const digits = String(sum < 0n ? -sum : sum).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = scale > 0 ? `.${digits.slice(-scale)}` : '';
  return `${sum < 0n ? '-' : ''}${whole}${fraction}`;
}

function partsOf(text: string): readonly [sign: string, whole: string, fraction: string] {
  const match = decimal.exec(text);
  if (!match) throw new TypeError(`Not a decimal number: ${text}`);
  const [, sign = '', whole = '0', fraction = ''] = match;
  return [sign, whole, fraction];
}

const decimalsOf = (text: string): number => partsOf(text)[2].length;

function unitsOf(text: string, scale: number): bigint {
  const [sign, whole, fraction] = partsOf(text);
  const units = BigInt(whole + fraction.padEnd(scale, '0'));
  return sign === '-' ? -units : units;
}
