import type { WireCountry } from '@parlour/api-client';
import { latinDigits, type PhoneCountry } from '@parlour/ui/forms';

/** A national number: its digits, Bengali ones too, without leading zeros and separators. */
export const nationalNumber = (typed: string): string =>
  latinDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^0+/, '');

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
