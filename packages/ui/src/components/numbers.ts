import type { Grouping, NumberStyle } from '../theme/seeds.ts';

/**
 * Adds commas to digits, from the end and in one pass, because a number from a server may be long. The last group has
 * three digits in both groupings.
 */
export function groupDigits(digits: string, grouping?: Grouping): string {
  let text = '';
  let size = 3;
  for (let end = digits.length; end > 0; ) {
    const start = Math.max(0, end - size);
    text = digits.slice(start, end) + (text && `,${text}`);
    end = start;
    if (grouping === 'lakh') size = 2;
  }
  return text;
}

/**
 * Writes the numbers of a finished text in the brand's style (I18-02): `৳1,234,567.80` → `৳১২,৩৪,৫৬৭.৮০`. Changes only
 * digits and the commas between groups of three, so a text that is already converted stays the same. For visible text
 * only: values of inputs, ids, account numbers, URLs and files stay exact.
 */
export function writeNumbers(text: string, numbers?: NumberStyle): string {
  const grouped =
    numbers?.grouping === 'lakh'
      ? text.replace(/[\d,]+/g, (run) =>
          /^\d{1,3}(?:,\d{3})+$/.test(run) ? groupDigits(run.replaceAll(',', ''), 'lakh') : run,
        )
      : text;
  return numbers?.digits === 'bengali'
    ? grouped.replace(/\d/g, (digit) => String.fromCharCode(0x9e6 + Number(digit)))
    : grouped;
}
