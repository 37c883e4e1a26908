import type { WireCountry } from '@parlour/api-client';
import { latinDigits, type PhoneCountry } from '@parlour/ui/forms';

/** What people write between the digits of a number, and the marks that come along when they paste one. */
const between = /[\s\p{Cf}\p{Pd}\u2212./()]/gu;

/** Most digits of a number without its country, by dial code, where that is not ten. */
const longest: ReadonlyMap<string, number> = new Map([
  ...['45', '47', '65', '852', '853', '965', '968', '973', '974', '975'].map(
    (dialCode) => [dialCode, 8] as const,
  ),
  ...['354', '673', '960'].map((dialCode) => [dialCode, 7] as const),
  ...['39', '49', '55', '86'].map((dialCode) => [dialCode, 11] as const),
  ['62', 12],
  ['43', 13],
]);

/** Most digits of a number of a country, without its dial code and leading zeros. */
export const mostDigits = (dialCode: string): number => longest.get(dialCode) ?? 10;

/**
 * A number as somebody types or pastes it, without the dial code of its country and without what stands between the
 * digits; digits of every script are 0–9. `+880 1712-345678`, `00880 1712 345 678` and `8801712345678` are `1712345678`.
 * Leading zeros stay, and so does the `+` or `00` of another country: that is no number of this one.
 */
export function withoutCountry(typed: string, dialCode: string): string {
  const bare = latinDigits(typed.normalize('NFKC')).replace(between, '');
  if (dialCode === '') return bare;
  if (bare.startsWith(`+${dialCode}`)) return bare.slice(1 + dialCode.length);
  const digits = bare.replace(/^0+/, '');
  // A whole number may begin with the digits of its dial code.
  const hasCountry = digits.startsWith(dialCode) && digits.length > mostDigits(dialCode);
  return hasCountry ? digits.slice(dialCode.length) : bare;
}

/** A number as the backend wants it: of its country (`dialCode`, digits), and without leading zeros. */
export const nationalNumber = (typed: string, dialCode: string): string =>
  withoutCountry(typed, dialCode).replace(/^0+/, '');

/** The `00` before the dial code of another country. */
const abroad = /^00[1-9]/;

/** Whether this can be a number of a country. Only the backend knows whether it is one. */
export const isNumberOf = (typed: string, dialCode: string): boolean =>
  !abroad.test(withoutCountry(typed, dialCode)) &&
  /^\d{6,14}$/.test(nationalNumber(typed, dialCode));

/** Bangladesh, used until the server's list is there, and where nothing of it can be chosen. */
export const fallbackCountry: PhoneCountry = { code: 'BD', dialCode: '880', name: 'BD' };

/** Wire → view model; a country without a dial code cannot be chosen. */
export const toCountries = (wire: readonly WireCountry[]): readonly PhoneCountry[] =>
  wire.flatMap(({ countryCode, countryDialingCode, name }) =>
    /^\d{1,4}$/.test(countryDialingCode)
      ? [{ code: countryCode, dialCode: countryDialingCode, name }]
      : [],
  );

/** The same, for a form that needs a country: one is always there. */
export function someCountries(wire: readonly WireCountry[]): readonly PhoneCountry[] {
  const countries = toCountries(wire);
  return countries.length > 0 ? countries : [fallbackCountry];
}
