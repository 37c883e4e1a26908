/**
 * Reads an amount as people type it: `5`, `5.5`, `1,000.00`, `৳৫০`, with Bengali digits. Returns it as `5.00`, or `null`
 * for anything else. The page gets the source text of this function, so it must not use anything from outside.
 */
export function readAmount(text: string): string | null {
  const plain = text
    .replace(/[\u09E6-\u09EF]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(/[\s\u09F3]/g, '');
  const grouped = /^\d{1,3}(?:,\d{2,3})+(?:\.\d*)?$/.test(plain);
  const match = /^(\d{0,15})(?:\.(\d{0,2}))?$/.exec(grouped ? plain.replace(/,/g, '') : plain);
  if (!match || !/\d/.test(plain)) return null;
  const [, whole = '', fraction = ''] = match;
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}.${fraction.padEnd(2, '0')}`;
}

/** The type of {@link readAmount}. */
export type ReadAmount = typeof readAmount;
