import type { WireCountry } from '@parlour/api-client';
import { latinDigits, type PhoneCountry } from '@parlour/ui/forms';

/** Separators that people write between digits, and invisible marks that come with a pasted number. */
const between = /[\s\p{Cf}\p{Pd}\u2212./()]/gu;

/** The most digits of a number without its dial code, for dial codes where that is not ten. */
const longest: ReadonlyMap<string, number> = new Map([
  ...['45', '47', '65', '852', '853', '965', '968', '973', '974', '975'].map(
    (dialCode) => [dialCode, 8] as const,
  ),
  ...['354', '673', '960'].map((dialCode) => [dialCode, 7] as const),
  ...['39', '49', '55', '86'].map((dialCode) => [dialCode, 11] as const),
  ['62', 12],
  ['43', 13],
]);

/** Returns the most digits of a number of a country, without its dial code and leading zeros. */
export const mostDigits = (dialCode: string): number => longest.get(dialCode) ?? 10;

/**
 * Removes the dial code and the separators from a typed or pasted number and turns the digits of every script into 0–9.
 * `+880 1712-345678`, `00880 1712 345 678` and `8801712345678` become `1712345678`. Leading zeros stay, and so does the
 * `+` or `00` of another country: such a number does not belong to this one.
 */
export function withoutCountry(typed: string, dialCode: string): string {
  const national = latinDigits(typed.normalize('NFKC')).replace(between, '');
  if (dialCode === '') return national;
  if (national.startsWith(`+${dialCode}`)) return national.slice(1 + dialCode.length);
  const digits = national.replace(/^0+/, '');
  // A number without its dial code may begin with the same digits.
  const hasCountry = digits.startsWith(dialCode) && digits.length > mostDigits(dialCode);
  return hasCountry ? digits.slice(dialCode.length) : national;
}

/** Returns the number in the backend's format: of its country (`dialCode`, digits), and without leading zeros. */
export const nationalNumber = (typed: string, dialCode: string): string =>
  withoutCountry(typed, dialCode).replace(/^0+/, '');

/** Matches the `00` before the dial code of another country. */
const abroad = /^00[1-9]/;

/** Whether this can be a number of a country. Only the backend knows whether the number exists. */
export const isNumberOf = (typed: string, dialCode: string): boolean =>
  !abroad.test(withoutCountry(typed, dialCode)) &&
  /^\d{6,14}$/.test(nationalNumber(typed, dialCode));

/** Bangladesh, used until the server's list has loaded, and when no country of the list can be chosen. */
export const fallbackCountry: PhoneCountry = { code: 'BD', dialCode: '880', name: 'BD' };

/** Converts the API's countries to the view model. A country without a dial code cannot be chosen. */
export const toCountries = (wire: readonly WireCountry[]): readonly PhoneCountry[] =>
  wire.flatMap(({ countryCode, countryDialingCode, name }) =>
    /^\d{1,4}$/.test(countryDialingCode)
      ? [{ code: countryCode, dialCode: countryDialingCode, name }]
      : [],
  );

/** Like `toCountries`, for a form that needs a country: returns at least one. */
export function someCountries(wire: readonly WireCountry[]): readonly PhoneCountry[] {
  const countries = toCountries(wire);
  return countries.length > 0 ? countries : [fallbackCountry];
}
