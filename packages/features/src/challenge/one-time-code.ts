import { latinDigits } from '@parlour/ui/forms';

/** Digits in one piece, as most messages have them. */
const whole = /(?<!\d)\d{4,8}(?!\d)/;
/** Digits in groups: `482 913`, `48-29-13`. */
const grouped = /(?<!\d)\d{2,4}(?:[\s\p{Cf}\p{Pd}]\d{2,4}){1,3}(?!\d)/u;

/**
 * The one-time code in what somebody types or pastes: `482913`, `482 913`, `G-482913`, `Your code: 482913`. Digits of
 * every script are 0–9. A text without a code is given back without its blanks, and the backend says what is wrong.
 */
export function oneTimeCode(typed: string): string {
  const text = latinDigits(typed);
  const [found] = whole.exec(text) ?? grouped.exec(text) ?? [];
  return found === undefined ? text.replace(/[\s\p{Cf}]/gu, '') : found.replace(/\D/g, '');
}
