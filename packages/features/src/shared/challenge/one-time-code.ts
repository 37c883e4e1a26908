import { latinDigits } from '@parlour/ui/forms';

/** Matches a text of only digits and separators. */
const onlyCode = /^[\d\s\p{Cf}\p{Pd}]+$/u;

/** Digits in one piece or in groups: `482913`, `482 913`, `48-29-13`. Beside a Latin letter they are part of a word. */
const runs =
  /(?<![\d\p{Script=Latin}])\d{2,8}(?:[\s\p{Cf}\p{Pd}]{1,3}\d{2,4}){0,3}(?![\d\p{Script=Latin}])/gu;

/** The length most senders use. If a message contains several numbers, the one of this length is the code. */
const usualLength = 6;

/**
 * Finds the one-time code in a typed or pasted text: `482913`, `482 913`, `G-482913`, `Your code: 482913`. Digits of
 * every script become 0–9. A text without a code is returned without its blanks, and the backend reports the error.
 */
export function oneTimeCode(typed: string): string {
  const text = latinDigits(typed);
  if (onlyCode.test(text)) return text.replace(/\D/g, '');
  const found = [...text.matchAll(runs)]
    .map(([run]) => run.replace(/\D/g, ''))
    .filter(({ length }) => length >= 4 && length <= 8);
  const usual = found.find(({ length }) => length === usualLength);
  return usual ?? found[0] ?? text.replace(/[\s\p{Cf}]/gu, '');
}
