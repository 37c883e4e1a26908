import type { WireCountry } from '@parlour/api-client';
import { latinDigits, type PhoneCountry } from '@parlour/ui/forms';

/** What people write between the digits of a number, and the marks that come along when they paste one. */
const between = /[\s\p{Cf}\p{Pd}./()]/gu;

/** From this length on, a number that begins with its dial code is one with its country. */
const leastWithCountry = 11;

/**
 * A number as somebody types or pastes it, without the dial code of its country and without what stands between the
 * digits; digits of every script are 0–9. `+880 1712-345678`, `00880 1712 345 678` and `8801712345678` are `1712345678`.
 * Leading zeros stay, and so does the plus sign of another country: that is no number of this one.
 */
export function withoutCountry(typed: string, dialCode: string): string {
  const bare = latinDigits(typed).replace(between, '');
  if (dialCode === '') return bare;
  for (const prefix of ['+', '00']) {
    if (bare.startsWith(prefix + dialCode)) return bare.slice(prefix.length + dialCode.length);
  }
  const hasCountry = bare.length >= leastWithCountry && bare.startsWith(dialCode);
  return hasCountry ? bare.slice(dialCode.length) : bare;
}

/** A number as the backend wants it: of its country (`dialCode`, digits), and without leading zeros. */
export const nationalNumber = (typed: string, dialCode: string): string =>
  withoutCountry(typed, dialCode).replace(/^0+/, '');

/** Whether this can be a number of a country. Only the backend knows whether it is one. */
export const isNumberOf = (typed: string, dialCode: string): boolean =>
  /^\d{6,14}$/.test(nationalNumber(typed, dialCode));

/** Bangladesh, used until the server's list is there. */
export const fallbackCountry: PhoneCountry = { code: 'BD', dialCode: '880', name: 'BD' };

/** Wire → view model; a country without a dial code cannot be chosen. */
export function toCountries(wire: readonly WireCountry[]): readonly PhoneCountry[] {
  const usable = wire.flatMap(({ countryCode, countryDialingCode, name }) =>
    /^\d{1,4}$/.test(countryDialingCode)
      ? [{ code: countryCode, dialCode: countryDialingCode, name }]
      : [],
  );
  return usable.length > 0 ? usable : [fallbackCountry];
}
